import { screen, waitFor, within } from '@testing-library/react';
import { MAIL_MESSAGES, MESSAGE_LIMITS, TEST_MAIL_FAILURE_LABELS } from '@/contract/outbox';
import { CAPABILITIES, STATUS_PATH, MAIL_OUTBOX } from '@/contract/system';
import { answer, type FakeHandler } from '@/shared/testing/fakeBackend';
import { ADMIN } from '@/shared/testing/people';
import { renderApp } from '@/shared/testing/renderApp';
import { MAIL_FAILURE_FIXTURES, MAIL_PREVIEW_FIXTURE, MAIL_TEXT_FIXTURES } from '../fixtures';
import { MailFailuresCard } from './MailFailuresCard';
import { MailTextsCard } from './MailTextsCard';
import { TestMailCard } from './TestMailCard';

const LIST = 'GET /api/outbox/failures';
const RETRY = 'POST /api/outbox/failures/:id/retry';
const open = (part: React.ReactElement, routes: Record<string, FakeHandler>, capabilities: string[] = []) =>
  renderApp(part, {
    user: ADMIN,
    routes: {
      [`GET ${STATUS_PATH}`]: () => ({ status: 'ok', capabilities: [...CAPABILITIES, ...capabilities] }),
      ...routes,
    },
  });
const rowOf = async (name: string) => within((await screen.findByText(name)).closest('tr') as HTMLElement);

describe('mails that have not left', () => {
  it('say to whom, what, why and what stands in the way of another attempt', async () => {
    open(<MailFailuresCard />, { [LIST]: () => ({ failures: MAIL_FAILURE_FIXTURES }) });
    const refused = await rowOf('Eva Núñez Prado');
    expect(refused.getByText('Cita nueva')).toBeInTheDocument();
    expect(refused.getByText('eva@correo.example')).toBeInTheDocument();
    expect(refused.getByText('El servidor de correo lo ha rechazado')).toBeInTheDocument();
    const late = await rowOf('Luis Ortega');
    expect(late.getByText('Ya no llegaría a tiempo')).toBeInTheDocument();
    expect(late.queryByRole('button')).not.toBeInTheDocument();
    const link = await rowOf('Nuria Gil');
    expect(link.getByText('Invitación al equipo')).toBeInTheDocument();
    expect(link.queryByText(/^Cita:/)).not.toBeInTheDocument();
    expect(link.queryByRole('link')).not.toBeInTheDocument();
    expect(
      screen.getByText(/Una invitación a un correo equivocado se cancela y se envía otra\.$/),
    ).toBeVisible();
  });

  it.each([
    [MESSAGE_LIMITS.failuresMax - 1, 0],
    [MESSAGE_LIMITS.failuresMax, 1],
  ])('say that there may be more than are listed: of %d', async (length, told) => {
    const [first] = MAIL_FAILURE_FIXTURES;
    const failures = Array.from({ length }, (_none, at) => ({ ...first, id: `o${at}`, obstacle: 'LATE' }));
    open(<MailFailuresCard />, { [LIST]: () => ({ failures }) });
    await screen.findAllByText('Eva Núñez Prado');
    expect(screen.queryAllByText('Son los 200 últimos; puede haber más.')).toHaveLength(told);
  });

  it.each([
    [1, '1 correo espera: el servidor de correo todavía no lo ha aceptado. Se sigue intentando;'],
    [12, '12 correos esperan: el servidor de correo todavía no los ha aceptado. Se siguen intentando;'],
  ])('count apart what is still tried, of which there is no list: %d', async (waiting, text) => {
    open(<MailFailuresCard />, { [LIST]: () => ({ failures: [], waiting }) });
    const told = await screen.findByText(`${text} «Enviar correo de prueba» dice qué le pasa.`);
    expect(told).toBeVisible();
    expect(screen.getByText('No se ha dejado de intentar ninguno')).toBeVisible();
    expect(screen.queryByText('No hay correos sin salir')).not.toBeInTheDocument();
  });

  it('wait again when asked to, and leave the list', async () => {
    let failures = MAIL_FAILURE_FIXTURES;
    const { user, backend, toasts } = open(<MailFailuresCard />, {
      [LIST]: () => ({ failures }),
      [RETRY]: () => {
        failures = failures.slice(1);
        return { success: true };
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Reintentar el correo a Eva Núñez Prado' }));
    await waitFor(() => expect(screen.queryByText('Eva Núñez Prado')).not.toBeInTheDocument());
    expect(backend.sent('POST', /o1\/retry/)).toHaveLength(1);
    expect(toasts).toEqual([MAIL_MESSAGES.retried]);
  });

  it('say why one is no longer sent, also in its row', async () => {
    let failures = MAIL_FAILURE_FIXTURES.slice(0, 1);
    const { user, toasts } = open(<MailFailuresCard />, {
      [LIST]: () => ({ failures }),
      [RETRY]: () => {
        failures = failures.map((one) => ({ ...one, obstacle: 'OUTDATED' }));
        return answer(409, { message: 'Ya no hace falta: la cita ha cambiado' });
      },
    });
    await user.click(await screen.findByRole('button', { name: /Reintentar/ }));
    expect(await screen.findByText('Ya no hace falta: la cita ha cambiado')).toBeInTheDocument();
    expect(toasts).toEqual(['Ya no hace falta: la cita ha cambiado']);
    expect(screen.queryByRole('button', { name: /Reintentar/ })).not.toBeInTheDocument();
  });
});

describe('a test mail', () => {
  it.each([
    [null, MAIL_MESSAGES.testSent(ADMIN.email)],
    ['SIGN_IN', TEST_MAIL_FAILURE_LABELS.SIGN_IN],
  ])('says beside its button how it went (%s)', async (failure, text) => {
    const { user, backend } = open(<TestMailCard />, {
      'POST /api/outbox/test': () => ({ test: { to: ADMIN.email, failure } }),
    });
    await user.click(await screen.findByRole('button', { name: 'Enviar correo de prueba' }));
    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(backend.sent('POST', /outbox\/test/)).toHaveLength(1);
  });

  it('is not offered without a mail server, which is said', async () => {
    open(<TestMailCard />, {}, [MAIL_OUTBOX]);
    expect(await screen.findByText(MAIL_MESSAGES.noServer)).toBeInTheDocument();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});

describe('the texts of mails', () => {
  const texts = () =>
    open(<MailTextsCard />, {
      'GET /api/outbox/texts': () => ({ texts: MAIL_TEXT_FIXTURES }),
      'PUT /api/outbox/texts': ({ body, query }) => ({
        texts: MAIL_TEXT_FIXTURES.map((one) =>
          one.kind === query.kind ? { ...one, ...(body as object) } : one,
        ),
      }),
      'POST /api/outbox/preview': ({ body }) => ({
        preview: { ...MAIL_PREVIEW_FIXTURE, text: `Así: ${(body as { opening: string }).opening}` },
      }),
    });

  it('are shown as they read, also while they are typed, and saved', async () => {
    const { user, backend, toasts } = texts();
    expect(await screen.findByText('Así: Te esperamos el {cuando} en {consulta}.')).toBeInTheDocument();
    const opening = screen.getByRole('textbox', { name: 'Primera frase' });
    await user.clear(opening);
    await user.type(opening, 'Ven el {{cuando}.');
    expect(await screen.findByText('Así: Ven el {cuando}.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Guardar' }));
    await waitFor(() => expect(toasts).toEqual([MAIL_MESSAGES.textSaved]));
    expect(backend.sent('PUT', /texts/)[0]).toMatchObject({
      query: { kind: 'BOOKED' },
      body: { opening: 'Ven el {cuando}.', read: { opening: 'Te esperamos el {cuando} en {consulta}.' } },
    });
  });

  it('do not read as they did before where the preview fails, which can be tried again', async () => {
    const { user, backend } = texts();
    await screen.findByText('Así: Te esperamos el {cuando} en {consulta}.');
    backend.use({ 'POST /api/outbox/preview': () => answer(500) });
    await user.type(screen.getByRole('textbox', { name: 'Primera frase' }), ' Hasta pronto.');
    const retry = await screen.findByRole('button', { name: 'Reintentar' });
    expect(screen.queryByText(/^Así: /)).not.toBeInTheDocument();
    backend.use({
      'POST /api/outbox/preview': () => ({ preview: { ...MAIL_PREVIEW_FIXTURE, text: 'Así: sí' } }),
    });
    await user.click(retry);
    expect(await screen.findByText('Así: sí')).toBeInTheDocument();
  });

  it('with an unknown placeholder are refused beside their field, and stay typed', async () => {
    const { user, backend } = texts();
    await user.click(await screen.findByRole('radio', { name: 'Recordatorio' }));
    const closing = screen.getByRole('textbox', { name: 'Despedida' });
    expect(closing).toHaveValue('Trae ropa cómoda. Si no puedes venir, {contacto}.');
    await user.type(closing, ' Hasta el {{dia}.');
    await user.click(screen.getByRole('button', { name: 'Guardar' }));
    expect(await screen.findByText(MAIL_MESSAGES.unknownPlaceholder('{dia}'))).toBeInTheDocument();
    expect(closing).toHaveValue('Trae ropa cómoda. Si no puedes venir, {contacto}. Hasta el {dia}.');
    expect(backend.sent('PUT', /texts/)).toEqual([]);
  });
});
