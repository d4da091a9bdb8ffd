import type { ReactNode } from 'react';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { inStore } from '@/shared/testing/StoryStore';
import { THERAPIST } from '@/shared/testing/people';
import { appointmentsDomain } from '../domain';
import { AgendaFilterFields } from './AgendaFilterFields';

const meta = {
  title: 'Funcionalidades/Citas/AgendaFilterFields',
  component: AgendaFilterFields,
  args: { renderPatientFilter: (): ReactNode => null },
  decorators: inStore({ user: THERAPIST, domains: [appointmentsDomain] }),
  parameters: { router: false },
} satisfies Meta<typeof AgendaFilterFields>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithPatients: Story = { args: { renderPatientFilter: () => <p>Paciente</p> } };
