import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { InvitationLinkDialog } from './InvitationLinkDialog';

const LINK = 'https://consulta.example/register/invitation/abc';

const show = () => {
  const user = userEvent.setup();
  render(<InvitationLinkDialog link={LINK} email="lola@correo.example" onClose={() => undefined} />);
  return user;
};

const setShare = (share: unknown) =>
  Object.defineProperty(navigator, 'share', { configurable: true, value: share });
afterEach(() => setShare(undefined));

it('says that nothing has been sent where the server sends no mails', () => {
  render(
    <InvitationLinkDialog link={LINK} email="lola@correo.example" staysHere onClose={() => undefined} />,
  );
  expect(screen.getByRole('dialog')).toHaveTextContent('a lola@correo.example no le ha llegado nada');
  expect(screen.queryByText(/enviad[ao]/)).not.toBeInTheDocument();
});

it('says that the mail leaves later where the mail server does not answer', () => {
  render(
    <InvitationLinkDialog link={LINK} email="lola@correo.example" mailWaits onClose={() => undefined} />,
  );
  expect(screen.getByRole('dialog', { name: 'Enlace de la invitación' })).toHaveTextContent(
    'el correo a lola@correo.example saldrá en cuanto responda',
  );
  expect(screen.queryByText(/Hemos enviado/)).not.toBeInTheDocument();
});

it('offers no share sheet where the device has none', () => {
  show();
  expect(screen.getByRole('button', { name: 'Copiar enlace' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Compartir' })).not.toBeInTheDocument();
});

it('shares the link with a text that names neither the patient nor the treatment', async () => {
  const share = jest.fn<Promise<void>, [ShareData]>().mockResolvedValue(undefined);
  setShare(share);
  const user = show();
  await user.click(screen.getByRole('button', { name: 'Compartir' }));
  expect(await screen.findByText('Enlace compartido')).toBeInTheDocument();
  const [sent] = share.mock.calls[0] ?? [];
  expect(sent?.url).toBe(LINK);
  expect(`${sent?.title} ${sent?.text}`).not.toMatch(/fisio|paciente|lola|rutina|cita|consulta/i);
});

it.each([
  ['AbortError', ''],
  ['NotAllowedError', 'No se pudo compartir: copia el enlace.'],
])('after %s says “%s”', async (name, text) => {
  setShare(() => Promise.reject(new DOMException('', name)));
  const user = show();
  await user.click(screen.getByRole('button', { name: 'Compartir' }));
  expect(await screen.findByRole('status')).toHaveTextContent(text);
});
