import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { PATIENT_PROFILE_FIXTURE, PROFILE_FIXTURE } from '../fixtures';
import { ProfileDetails } from './ProfileSummary';

const meta = {
  title: 'Funcionalidades/Perfil/ProfileDetails',
  component: ProfileDetails,
  args: { profile: PROFILE_FIXTURE },
} satisfies Meta<typeof ProfileDetails>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Therapist: Story = {};
export const Patient: Story = { args: { profile: PATIENT_PROFILE_FIXTURE } };
