import { screen, waitFor } from '@testing-library/react';
import { answer, never, THERAPIST, type FakeHandler } from '@/shared/testing';
import { renderApp } from '@/shared/testing/renderApp';
import { PATIENT_FIXTURE } from '../fixtures';
import { PatientForm } from './PatientForm';

const name = () => screen.getByRole('textbox', { name: 'Nombre completo' });

function show({
  patient,
  save = () => ({ id: 'nuevo' }),
}: { patient?: typeof PATIENT_FIXTURE; save?: FakeHandler } = {}) {
  const onSaved = jest.fn();
  const view = renderApp(<PatientForm patient={patient} onSaved={onSaved} cancel={null} />, {
    user: THERAPIST,
    routes: { 'POST /api/patients': save, 'PUT /api/patients/:id': save },
  });
  return { ...view, onSaved };
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
    expect(backend.requests).toEqual([]);
  });

  it('sends trimmed fields, empty ones as null, and only those of the form', async () => {
    const { user, backend, onSaved, toasts } = show();
    await user.type(name(), '  Lola Ruiz ');
    await user.click(screen.getByRole('button', { name: 'Crear paciente' }));
    await waitFor(() => expect(onSaved).toHaveBeenCalledTimes(1));
    expect(onSaved.mock.calls[0][0]).toMatchObject({ id: 'nuevo' });
    expect(toasts).toEqual(['Paciente creado exitosamente']);
    expect(backend.requests.map(({ body }) => body)).toEqual([
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

  it('opens with the patient to edit, and shows the server’s field errors where they belong', async () => {
    const { user, onSaved } = show({
      patient: PATIENT_FIXTURE,
      save: () => answer(409, { error: 'x', fields: { email: 'Ya tienes un paciente con este correo' } }),
    });
    expect(name()).toHaveValue(PATIENT_FIXTURE.name);
    await user.click(screen.getByRole('button', { name: 'Actualizar paciente' }));
    expect(await screen.findByText('Ya tienes un paciente con este correo')).toBeInTheDocument();
    expect(name()).toHaveValue(PATIENT_FIXTURE.name);
    expect(onSaved).not.toHaveBeenCalled();
  });

  it('submits once on a double click', async () => {
    const { user, backend } = show({ patient: PATIENT_FIXTURE, save: never });
    await user.dblClick(screen.getByRole('button', { name: 'Actualizar paciente' }));
    await waitFor(() => expect(backend.requests.length).toBeGreaterThan(0));
    expect(backend.requests).toHaveLength(1);
  });
});
