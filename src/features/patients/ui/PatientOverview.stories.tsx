import type { Meta, StoryObj } from '@storybook/react-webpack5';
import type { Patient } from '@/contract/patientAnswers';
import { THERAPIST } from '@/shared/testing/people';
import { inStore } from '@/shared/testing/StoryStore';
import { Button } from '@/shared/ui/button/Button';
import { CORRECTED_FIXTURE, PATIENT_FIXTURE } from '../fixtures';
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
/** Once its texts were overwritten. */
export const Corrected: Story = {
  args: { patient: CORRECTED_FIXTURE },
  decorators: inStore({ user: THERAPIST }),
};
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
const withConsent = (consent: Patient['consent']): Story => ({
  args: { patient: { ...PATIENT_FIXTURE, consent } },
});
const accepted = { version: '2026-12', acceptedAt: '2026-11-20T10:00:00Z' };
export const ConsentPending = withConsent(null);
export const ConsentGiven: Story = {
  args: {
    patient: { ...PATIENT_FIXTURE, consent: accepted },
    consentAction: <Button size="sm">Anotar que lo retira</Button>,
  },
};
export const ConsentWithdrawn = withConsent({ ...accepted, withdrawnAt: '2026-11-21T10:00:00Z' });
export const LongText: Story = {
  args: {
    patient: {
      ...PATIENT_FIXTURE,
      medicalHistory: 'Dolor lumbar mecánico que irradia a la nalga. '.repeat(40),
    },
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
