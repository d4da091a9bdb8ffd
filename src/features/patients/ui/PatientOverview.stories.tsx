import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { PATIENT_FIXTURE } from '../fixtures';
import { PatientOverview } from './PatientOverview';

const meta = {
  title: 'Funcionalidades/Pacientes/PatientOverview',
  component: PatientOverview,
  args: { patient: PATIENT_FIXTURE },
} satisfies Meta<typeof PatientOverview>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};
/** Its age is in months. */
export const Baby: Story = { args: { patient: { ...PATIENT_FIXTURE, dateOfBirth: '2026-07-02' } } };
export const OnlyName: Story = {
  args: {
    patient: {
      ...PATIENT_FIXTURE,
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
    },
  },
};
export const LongText: Story = {
  args: {
    patient: {
      ...PATIENT_FIXTURE,
      medicalHistory: 'Dolor lumbar mecánico que irradia a la nalga. '.repeat(40),
    },
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
