import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import type { Patient } from '@/contract/patientAnswers';
import { answer, type FakeHandler, never } from '@/shared/testing/fakeBackend';
import { THERAPIST } from '@/shared/testing/people';
import { renderApp } from '@/shared/testing/renderApp';
import { PATIENT_FIXTURE } from '../fixtures';
import { PatientForm } from './PatientForm';

const name = () => screen.getByRole('textbox', { name: 'Nombre completo' });

/** What was sent, without the question for what the server knows. */
const writes = ({ requests }: ReturnType<typeof show>['backend']) =>
  requests.filter(({ method }) => method !== 'GET');

function show({
  patient,
  save = () => ({ id: 'nuevo' }),
  capabilities = [],
}: { patient?: Patient; save?: FakeHandler; capabilities?: string[] } = {}) {
  const onSaved = jest.fn();
  const onCancel = jest.fn();
  const view = renderApp(<PatientForm {...{ patient, onSaved, onCancel }} />, {
    user: THERAPIST,
    routes: {
      'POST /api/patients': save,
      'PUT /api/patients/:id': save,
      'GET /api/system-status': () => ({ status: 'ok', capabilities }),
    },
  });
  return { ...view, onSaved, onCancel };
}

describe('PatientForm', () => {
  it('has its three sections', () => {
    show();
    for (const title of ['Información básica', 'Contacto de emergencia', 'Información médica'])
      expect(screen.getByRole('heading', { name: title })).toBeInTheDocument();
  });

  it('asks for the name beside its field, keeps the rest, and sends nothing', async () => {
    const { user, backend } = show();
    await user.type(screen.getByRole('textbox', { name: 'Teléfono' }), '600 111 222');
    await user.click(screen.getByRole('button', { name: 'Crear paciente' }));
    expect(await screen.findByText('El nombre es obligatorio')).toBeInTheDocument();
    expect(name()).toBeInvalid();
    expect(name()).toHaveFocus();
    expect(screen.getByRole('textbox', { name: 'Teléfono' })).toHaveValue('600 111 222');
    expect(writes(backend)).toEqual([]);
  });

  it('sends trimmed fields, empty ones as null, and only those of the form', async () => {
    const { user, backend, onSaved, toasts } = show();
    await user.type(name(), '  Lola Ruiz ');
    await user.click(screen.getByRole('button', { name: 'Crear paciente' }));
    await waitFor(() => expect(onSaved).toHaveBeenCalledTimes(1));
    expect(onSaved.mock.calls[0][0]).toMatchObject({ id: 'nuevo' });
    expect(toasts).toEqual(['Paciente creado exitosamente']);
    expect(writes(backend).map(({ body }) => body)).toEqual([
      {
        name: 'Lola Ruiz',
        email: null,
        phone: null,
        dateOfBirth: null,
        gender: null,
        address: null,
        emergencyContact: null,
        emergencyPhone: null,
        medicalHistory: null,
        allergies: null,
        medications: null,
        notes: null,
        status: 'ACTIVE',
      },
    ]);
  });

  it('sends each thing under its own name', async () => {
    const { user, backend, onSaved } = show();
    const lines = [
      ['Nombre completo', 'name', 'Eva'],
      ['Correo electrónico', 'email', 'eva@correo.es'],
      ['Teléfono', 'phone', '600 111 222'],
      ['Dirección', 'address', 'Mayor, 1'],
      ['Nombre del contacto', 'emergencyContact', 'Luis'],
      ['Teléfono de emergencia', 'emergencyPhone', '600 333 444'],
      ['Historial médico', 'medicalHistory', 'Prótesis'],
      ['Alergias', 'allergies', 'Látex'],
      ['Medicamentos', 'medications', 'Sintrom'],
      ['Notas', 'notes', 'Por la mañana'],
    ] as const;
    for (const [label, , text] of lines) {
      await user.click(screen.getByRole('textbox', { name: label }));
      await user.paste(text);
    }
    await user.selectOptions(screen.getByRole('combobox', { name: 'Género' }), 'FEMALE');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Estado' }), 'INACTIVE');
    await user.click(screen.getByRole('spinbutton', { name: /^día, Fecha de nacimiento/ }));
    await user.keyboard('09031954');
    await user.click(screen.getByRole('button', { name: 'Crear paciente' }));
    await waitFor(() => expect(onSaved).toHaveBeenCalled());
    expect(writes(backend)[0]?.body).toEqual({
      ...Object.fromEntries(lines.map(([, field, text]) => [field, text])),
      ...{ gender: 'FEMALE', status: 'INACTIVE', dateOfBirth: '1954-03-09' },
    });
  });

  it('opens with the patient to edit, and shows the server’s field errors where they belong', async () => {
    const { user, onSaved } = show({
      patient: PATIENT_FIXTURE,
      save: () => answer(400, { error: 'x', fields: { email: 'Introduce un correo electrónico válido' } }),
    });
    expect(name()).toHaveValue(PATIENT_FIXTURE.name);
    await user.click(screen.getByRole('button', { name: 'Actualizar paciente' }));
    expect(await screen.findByText('Introduce un correo electrónico válido')).toBeInTheDocument();
    expect(name()).toHaveValue(PATIENT_FIXTURE.name);
    expect(onSaved).not.toHaveBeenCalled();
  });

  it('submits once on a double click', async () => {
    const { user, backend } = show({ patient: PATIENT_FIXTURE, save: never });
    await user.dblClick(screen.getByRole('button', { name: 'Actualizar paciente' }));
    await waitFor(() => expect(writes(backend).length).toBeGreaterThan(0));
    expect(writes(backend)).toHaveLength(1);
  });

  it('keeps what was typed until it is saved or thrown away', async () => {
    function OpenAndClose() {
      const [open, setOpen] = useState(true);
      const close = () => setOpen(false);
      return (
        <>
          <button onClick={() => setOpen(!open)}>ir y volver</button>
          {open && <PatientForm onSaved={close} onCancel={close} />}
        </>
      );
    }
    const { user } = renderApp(<OpenAndClose />, {
      user: THERAPIST,
      routes: { 'POST /api/patients': () => ({ id: 'nuevo' }) },
    });
    const goAndReturn = async () => {
      await user.click(screen.getByRole('button', { name: 'ir y volver' }));
      await user.click(screen.getByRole('button', { name: 'ir y volver' }));
    };
    await user.type(name(), 'Lola Vega');
    await goAndReturn();
    expect(name()).toHaveValue('Lola Vega');
    expect(screen.getByText('Borrador recuperado')).toBeInTheDocument();

    await user.click(screen.getByRole('button', { name: 'Cancelar' }));
    await user.click(await screen.findByRole('button', { name: 'Descartar cambios' }));
    await user.click(screen.getByRole('button', { name: 'ir y volver' }));
    expect(name()).toHaveValue('');

    await user.type(name(), 'Lola Vega');
    await user.click(screen.getByRole('button', { name: 'Crear paciente' }));
    await waitFor(() => expect(screen.queryByRole('form')).not.toBeInTheDocument());
    await user.click(screen.getByRole('button', { name: 'ir y volver' }));
    expect(name()).toHaveValue('');
  });

  it('sends our server only what changed, and asks about what somebody else changed meanwhile', async () => {
    const answers: FakeHandler[] = [
      () => answer(409, { details: { clashes: [{ field: 'details.town', theirs: 'Soria' }] } }),
      () => ({ id: PATIENT_FIXTURE.id }),
    ];
    const { user, backend, onSaved } = show({
      patient: { ...PATIENT_FIXTURE, details: null },
      save: (request) => answers.shift()?.(request),
      capabilities: ['patientDetails', 'edits'],
    });
    await user.click(await screen.findByText('Identificación y contacto'));
    await user.type(await screen.findByRole('textbox', { name: 'Población' }), 'Teruel');
    await user.click(screen.getByRole('button', { name: 'Actualizar paciente' }));
    const town = within(await screen.findByRole('group', { name: 'Población' }));
    await user.click(town.getByRole('radio', { name: 'Lo tuyo Teruel' }));
    await user.click(screen.getByRole('button', { name: 'Guardar lo elegido' }));
    await waitFor(() => expect(onSaved).toHaveBeenCalled());
    const edit = { town: 'Teruel', postalCode: null };
    expect(writes(backend).map(({ body }) => body)).toEqual([
      { details: edit, read: { details: { town: null, postalCode: null } } },
      { details: edit, read: { details: { town: 'Soria', postalCode: null } } },
    ]);
  });
});
