import { screen, waitFor, within } from '@testing-library/react';
import { answer, type FakeHandler } from '@/shared/testing/fakeBackend';
import { THERAPIST } from '@/shared/testing/people';
import { renderApp } from '@/shared/testing/renderApp';
import type { Patient } from '@/contract/patientAnswers';
import {
  CORRECTED_FIXTURE,
  DETAILS_FIXTURE,
  GUARDIAN_FIXTURE,
  PATIENT_FIXTURE,
  RAW_PATIENT_VERSIONS,
} from '../fixtures';
import { GuardianNotice } from './PatientMarks';
import { PatientForm } from './PatientForm';
import { PatientOverview } from './PatientOverview';

const knows: FakeHandler = () => ({ status: 'ok', capabilities: ['patientDetails'] });
const ofAge = (years: number): string => `${new Date().getFullYear() - years}-01-01`;

function show(patient?: Patient, save: FakeHandler = () => ({ id: 'p1' }), status: FakeHandler = knows) {
  const onSaved = jest.fn();
  const view = renderApp(
    <PatientForm {...(patient && { patient })} onSaved={onSaved} onCancel={() => undefined} />,
    {
      user: THERAPIST,
      routes: { 'GET /api/system-status': status, 'POST /api/patients': save, 'PUT /api/patients/:id': save },
    },
  );
  const sent = () =>
    view.backend.requests.find(({ method }) => method !== 'GET')?.body as Record<string, unknown>;
  return { ...view, onSaved, sent };
}

describe('the further details of a patient', () => {
  it('travel in one object beside the documented fields', async () => {
    const { user, onSaved, sent } = show();
    await user.type(screen.getByRole('textbox', { name: 'Nombre completo' }), 'Lola Ruiz');
    await user.click(await screen.findByText('Identificación y contacto'));
    await user.type(screen.getByRole('textbox', { name: 'Número de documento' }), '12345678-z');
    await user.click(screen.getByRole('checkbox', { name: /No enviar correos de citas/ }));
    await user.type(screen.getByRole('textbox', { name: 'Etiquetas' }), 'Mutua, Prioritario,');
    await user.click(screen.getByText('Actividad y medidas'));
    await user.type(screen.getByRole('spinbutton', { name: 'Peso' }), '68,5');
    await user.click(screen.getByRole('button', { name: 'Crear paciente' }));
    await waitFor(() => expect(onSaved).toHaveBeenCalledTimes(1));
    expect(sent()).toMatchObject({
      name: 'Lola Ruiz',
      details: {
        ...{ documentNumber: '12345678-z', tags: ['Mutua', 'Prioritario'], weight: 68.5, town: null },
        noAppointmentMails: true,
      },
    });
  });

  it.each([
    ['does not name them', () => ({ status: 'ok' })],
    ['tells no status', () => answer(404)],
  ])('are neither shown nor sent where the server %s', async (_how, status) => {
    const { user, onSaved, sent } = show(PATIENT_FIXTURE, undefined, status);
    await user.click(screen.getByRole('button', { name: 'Actualizar paciente' }));
    await waitFor(() => expect(onSaved).toHaveBeenCalledTimes(1));
    expect(sent()).not.toHaveProperty('details');
    expect(screen.queryByText('Más datos')).not.toBeInTheDocument();
  });

  it('opens the section of a refused field and goes to it', async () => {
    const { user, sent } = show({
      ...PATIENT_FIXTURE,
      details: { ...DETAILS_FIXTURE, documentNumber: '12345678A' },
    });
    expect(await screen.findByText('Identificación y contacto (6)')).toBeInTheDocument();
    const number = screen.getByRole('textbox', { name: 'Número de documento', hidden: true });
    expect(number.closest('details')).not.toHaveAttribute('open');
    await user.click(screen.getByRole('button', { name: 'Actualizar paciente' }));
    expect(await screen.findByText(/la letra no corresponde/)).toBeInTheDocument();
    expect(number.closest('details')).toHaveAttribute('open');
    await waitFor(() => expect(number).toHaveFocus());
    expect(sent()).toBeUndefined();
  });

  it('puts what the server refuses beside its field', async () => {
    const { user } = show({ ...PATIENT_FIXTURE, details: DETAILS_FIXTURE }, () =>
      answer(400, { error: 'x', fields: { 'details.postalCode': 'Escribe un código postal válido' } }),
    );
    await screen.findByText('Más datos');
    await user.click(screen.getByRole('button', { name: 'Actualizar paciente' }));
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: 'Código postal' })).toHaveAccessibleDescription(
        'Escribe un código postal válido',
      ),
    );
  });
});

describe('the guardian', () => {
  const guardian = () => screen.queryByRole('textbox', { name: 'Nombre del tutor o tutora' });

  it('is asked for where the age asks for one, and has to be named', async () => {
    const { user } = show({ ...PATIENT_FIXTURE, dateOfBirth: ofAge(12), details: null });
    await waitFor(() => expect(guardian()?.closest('details')).toHaveAttribute('open'));
    for (const name of ['Teléfono del tutor o tutora', 'Correo del tutor o tutora'])
      expect(screen.getByRole('textbox', { name })).toHaveAccessibleDescription(
        /«Información básica»: .* ponlo también allí/,
      );
    await user.type(screen.getByRole('textbox', { name: 'Relación con el paciente' }), 'Madre');
    await user.click(screen.getByRole('button', { name: 'Actualizar paciente' }));
    expect(await screen.findByText('Escribe el nombre del tutor o tutora')).toBeInTheDocument();
  });

  it('without a name stays to be seen when the birth date turns out to be an adult’s', async () => {
    const details = { ...DETAILS_FIXTURE, guardianPhone: '600 111 222' };
    const { user, sent } = show({ ...PATIENT_FIXTURE, dateOfBirth: ofAge(70), details });
    await waitFor(() => expect(guardian()?.closest('details')).toHaveAttribute('open'));
    await user.click(screen.getByRole('button', { name: 'Actualizar paciente' }));
    expect(await screen.findByText('Escribe el nombre del tutor o tutora')).toBeInTheDocument();
    await user.clear(screen.getByRole('textbox', { name: 'Teléfono del tutor o tutora' }));
    await user.click(screen.getByRole('button', { name: 'Actualizar paciente' }));
    await waitFor(() => expect(sent()).toMatchObject({ details: { guardianPhone: null } }));
  });

  it.each([
    [18, true],
    [20, true],
    [30, false],
  ])('of an adult of %i is shown, with a reminder: %s', async (age, reminds) => {
    const details = { ...DETAILS_FIXTURE, ...GUARDIAN_FIXTURE };
    show({ ...PATIENT_FIXTURE, dateOfBirth: ofAge(age), details });
    await waitFor(() => expect(guardian()).toHaveValue(GUARDIAN_FIXTURE.guardianName));
    expect(guardian()?.closest('details')).toHaveAttribute('open');
    expect(screen.queryAllByText(/Ya ha cumplido 18 años/)).toHaveLength(reminds ? 1 : 0);
  });

  it.each([
    ['an adult', ofAge(86)],
    ['somebody of unknown age', null],
  ])('of %s can be noted, in a section that is closed at first', async (_who, dateOfBirth) => {
    const { user, sent } = show({ ...PATIENT_FIXTURE, dateOfBirth, details: DETAILS_FIXTURE });
    const title = await screen.findByText('Tutor o tutora');
    const name = screen.getByRole('textbox', { name: 'Nombre del tutor o tutora', hidden: true });
    expect(name.closest('details')).not.toHaveAttribute('open');
    await user.click(title);
    expect(name.closest('details')).toHaveAttribute('open');
    await user.type(name, 'Rosa Blanco');
    await user.click(screen.getByRole('button', { name: 'Actualizar paciente' }));
    await waitFor(() => expect(sent()).toMatchObject({ details: { guardianName: 'Rosa Blanco' } }));
  });

  it.each([
    [12, null, 'Es menor de edad y no tiene tutor anotado.'],
    [18, { ...DETAILS_FIXTURE, ...GUARDIAN_FIXTURE }, /18 años: .* el correo, el teléfono y la cuenta/],
    [16, { ...DETAILS_FIXTURE, ...GUARDIAN_FIXTURE }, /Ya ha cumplido 16 años: .* el consentimiento/],
    [15, { ...DETAILS_FIXTURE, ...GUARDIAN_FIXTURE }, null],
    [21, { ...DETAILS_FIXTURE, ...GUARDIAN_FIXTURE }, null],
    [40, DETAILS_FIXTURE, null],
    [12, undefined, null],
  ])('at %i years with %j, the record reminds: %s', (age, details, text) => {
    renderApp(
      <GuardianNotice
        patient={{ ...PATIENT_FIXTURE, dateOfBirth: ofAge(age), ...(details !== undefined && { details }) }}
      />,
    );
    if (text) expect(screen.getByText(text)).toBeInTheDocument();
    else expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });
});

it('the record shows what is noted, in groups, and leaves out the rest', () => {
  renderApp(
    <PatientOverview
      withDetails
      patient={{
        ...PATIENT_FIXTURE,
        details: { ...DETAILS_FIXTURE, insurer: null, policyNumber: null, referredBy: null },
      }}
    />,
  );
  const identity = within(screen.getByRole('region', { name: 'Identificación y contacto' }));
  expect(identity.getByText('12345678Z')).toBeInTheDocument();
  expect(identity.getByText('28012 Madrid')).toBeInTheDocument();
  expect(screen.getByText('68,5 kg')).toBeInTheDocument();
  expect(screen.queryByText('Aseguradora y procedencia')).not.toBeInTheDocument();
  expect(screen.queryByText('Tutor o tutora')).not.toBeInTheDocument();
});

it('the record says who overwrote its texts, and shows what they said', async () => {
  const { user } = renderApp(<PatientOverview patient={CORRECTED_FIXTURE} />, {
    user: THERAPIST,
    routes: { 'GET /api/patients/:id/versions': () => RAW_PATIENT_VERSIONS },
  });
  const card = within(screen.getByRole('region', { name: 'Información médica' }));
  expect(card.getByText('Modificada el 20/11/2026, 09:15 por Ana Ruiz Soler')).toBeVisible();
  await user.click(card.getByText('Ver versiones anteriores'));
  const versions = within(await card.findByRole('list', { name: 'Versiones anteriores' }));
  expect(versions.getByText('Sustituida el 20/11/2026, 09:15 por Ana Ruiz Soler')).toBeVisible();
  const texts = (role: string) => versions.getAllByRole(role).map(({ textContent }) => textContent);
  expect(texts('deletion')).toEqual(['Látex', 'Sin texto']);
  expect(texts('insertion')).toEqual([CORRECTED_FIXTURE.allergies, CORRECTED_FIXTURE.medications]);
});

it.each([
  [null, 'Pendiente'],
  [{}, 'Aceptado el 20/11/2026 (versión 2026-12)'],
  [{ withdrawnAt: '2026-11-21T10:00:00Z' }, 'Retirado el 21/11/2026 (versión 2026-12)'],
])('the record says of the consent %j: %s', (state, text) => {
  const consent = state && { version: '2026-12', acceptedAt: '2026-11-20T10:00:00Z', ...state };
  renderApp(<PatientOverview patient={{ ...PATIENT_FIXTURE, consent }} />);
  expect(screen.getByText(text)).toBeInTheDocument();
});

it('the record says each thing beside its own name', () => {
  renderApp(<PatientOverview patient={PATIENT_FIXTURE} />);
  const lines = (name: string) =>
    [...screen.getByRole('region', { name }).querySelectorAll('dl > div')].map(
      ({ textContent }) => textContent,
    );
  const { phone, address, emergencyContact, emergencyPhone } = PATIENT_FIXTURE;
  expect(lines('Información personal')).toEqual(
    expect.arrayContaining([`Teléfono${phone}`, `Dirección${address}`]),
  );
  expect(lines('Contacto de emergencia')).toEqual([`Nombre${emergencyContact}`, `Teléfono${emergencyPhone}`]);
  const { medicalHistory, allergies, medications, notes } = PATIENT_FIXTURE;
  expect(lines('Información médica')).toEqual([
    `Historial médico${medicalHistory}`,
    `Alergias${allergies}`,
    `Medicamentos${medications}`,
    `Notas${notes}`,
  ]);
});
