import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { DETAILS_FIXTURE, GUARDIAN_FIXTURE } from '../fixtures';
import { PatientDetailCards } from './PatientDetailCards';

const LONG = 'Otorrinolaringóloga-esternocleidomastoidea del hospital universitario';

/** Further details of a patient, grouped; what is not noted is left out. */
const meta = {
  title: 'Funcionalidades/Pacientes/PatientDetailCards',
  component: PatientDetailCards,
  args: { details: { ...DETAILS_FIXTURE, ...GUARDIAN_FIXTURE } },
} satisfies Meta<typeof PatientDetailCards>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Everything: Story = {};
export const LittleNoted: Story = {
  args: {
    details: {
      ...DETAILS_FIXTURE,
      ...{ secondPhone: null, preferredContact: null, tags: [], insurer: null, policyNumber: null },
      ...{ referredBy: null, occupation: null, sport: null, dominantSide: null, walkingAid: null },
      ...{ height: null, weight: null, measuredOn: null },
    },
  },
};
export const LongText: Story = {
  args: {
    details: { ...DETAILS_FIXTURE, referredBy: LONG, occupation: LONG, tags: [LONG.slice(0, 40), 'Mutua'] },
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
