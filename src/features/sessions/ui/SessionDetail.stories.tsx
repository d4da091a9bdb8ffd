import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { SESSION_FIXTURE, STAFF_SESSION_FIXTURE } from '../fixtures';
import { SessionDetail } from './SessionDetail';

const meta = {
  title: 'Funcionalidades/Sesiones/SessionDetail',
  component: SessionDetail,
  args: { session: SESSION_FIXTURE },
} satisfies Meta<typeof SessionDetail>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Staff: Story = { args: { session: STAFF_SESSION_FIXTURE } };
export const NothingShared: Story = { args: { session: { ...STAFF_SESSION_FIXTURE, sharedNotes: null } } };
export const Bare: Story = {
  args: {
    session: {
      ...SESSION_FIXTURE,
      notes: null,
      location: null,
      exercises: [],
      therapist: undefined,
      status: undefined,
    },
  },
};
export const LongText: Story = {
  args: {
    session: {
      ...SESSION_FIXTURE,
      notes: 'Refiere molestia al final del recorrido. '.repeat(60),
      treatmentType:
        'Tratamiento combinado de terapia manual, ejercicio y educación del paciente en su domicilio',
      exercises: Array.from({ length: 12 }, () => SESSION_FIXTURE.exercises).flat(),
    },
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
