import { screen } from '@testing-library/react';
import { renderApp } from '@/shared/testing/renderApp';
import type { ApiError } from '@/shared/api';
import { PATIENT_FIXTURE } from '../fixtures';
import { PatientForm } from './PatientForm';

const name = () => screen.getByRole('textbox', { name: 'Nombre completo' });

describe('PatientForm', () => {
  it('has the three sections of the spec', () => {
    renderApp(<PatientForm onSubmit={jest.fn()} cancel={null} />);
    for (const title of ['Información básica', 'Contacto de emergencia', 'Información médica'])
      expect(screen.getByRole('heading', { name: title })).toBeInTheDocument();
  });

  it('asks for the name beside its field, keeps the rest, and sends nothing', async () => {
    const onSubmit = jest.fn();
    const { user } = renderApp(<PatientForm onSubmit={onSubmit} cancel={null} />);
    await user.type(screen.getByRole('textbox', { name: 'Teléfono' }), '600 111 222');
    await user.click(screen.getByRole('button', { name: 'Crear paciente' }));
    expect(await screen.findByText('El nombre es obligatorio')).toBeInTheDocument();
    expect(name()).toBeInvalid();
    expect(name()).toHaveFocus();
    expect(screen.getByRole('textbox', { name: 'Teléfono' })).toHaveValue('600 111 222');
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('sends trimmed fields, empty ones as null, and only those of the form', async () => {
    const onSubmit = jest.fn().mockResolvedValue(undefined);
    const { user } = renderApp(<PatientForm onSubmit={onSubmit} cancel={null} />);
    await user.type(name(), '  Lola Ruiz ');
    await user.click(screen.getByRole('button', { name: 'Crear paciente' }));
    await screen.findByRole('button', { name: 'Crear paciente' });
    expect(onSubmit).toHaveBeenCalledTimes(1);
    expect(onSubmit).toHaveBeenCalledWith({
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
    });
  });

  it('opens with the patient to edit, and shows the server’s field errors where they belong', async () => {
    const error: ApiError = {
      status: 409,
      message: 'x',
      fields: { email: 'Ya tienes un paciente con este correo' },
    };
    const { user } = renderApp(
      <PatientForm patient={PATIENT_FIXTURE} onSubmit={() => Promise.reject(error)} cancel={null} />,
    );
    expect(name()).toHaveValue(PATIENT_FIXTURE.name);
    await user.click(screen.getByRole('button', { name: 'Actualizar paciente' }));
    expect(await screen.findByText('Ya tienes un paciente con este correo')).toBeInTheDocument();
    expect(name()).toHaveValue(PATIENT_FIXTURE.name);
  });

  it('submits once on a double click', async () => {
    const onSubmit = jest.fn(() => new Promise(() => undefined));
    const { user } = renderApp(<PatientForm patient={PATIENT_FIXTURE} onSubmit={onSubmit} cancel={null} />);
    await user.dblClick(screen.getByRole('button', { name: 'Actualizar paciente' }));
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });
});
