import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { DETAILS_FIXTURE, GUARDIAN_FIXTURE, PATIENT_FIXTURE } from '../fixtures';
import { GuardianNotice } from './PatientMarks';

/** What the age of a patient asks for: a guardian for a minor, and a second look at one at 16 and 18. */
const meta = {
  title: 'Funcionalidades/Pacientes/GuardianNotice',
  component: GuardianNotice,
  args: { patient: { ...PATIENT_FIXTURE, dateOfBirth: '2014-05-02', details: DETAILS_FIXTURE } },
} satisfies Meta<typeof GuardianNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Missing: Story = {};
export const Consents: Story = {
  args: {
    patient: {
      ...PATIENT_FIXTURE,
      dateOfBirth: '2010-02-01',
      details: { ...DETAILS_FIXTURE, ...GUARDIAN_FIXTURE },
    },
  },
};
export const Outgrown: Story = {
  args: {
    patient: {
      ...PATIENT_FIXTURE,
      dateOfBirth: '2008-02-01',
      details: { ...DETAILS_FIXTURE, ...GUARDIAN_FIXTURE },
    },
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
