import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { SESSION_FIXTURE } from '../fixtures';
import { SessionEntry } from './SessionEntry';

const meta = {
  title: 'Funcionalidades/Sesiones/SessionEntry',
  component: SessionEntry,
  args: { session: SESSION_FIXTURE },
} satisfies Meta<typeof SessionEntry>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const NothingNoted: Story = {
  args: { session: { ...SESSION_FIXTURE, notes: null, sharedNotes: null, exercises: [], time: '' } },
};
export const LongText: Story = {
  args: {
    session: {
      ...SESSION_FIXTURE,
      treatmentType: 'Tratamiento '.repeat(20),
      notes: 'Una nota que no acaba. '.repeat(40),
    },
  },
  globals: { viewport: { value: 'phone' } },
};
