import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { inStore } from '@/shared/testing/StoryStore';
import { THERAPIST } from '@/shared/testing/people';
import { EXERCISES } from '../fixtures';
import { ImportRoutineButton } from './ImportRoutineButton';

const meta = {
  title: 'Funcionalidades/Rutinas/ImportRoutineButton',
  component: ImportRoutineButton,
  args: { into: { exercises: EXERCISES, patientIds: ['p1'] }, onRead: () => undefined },
  decorators: inStore({ user: THERAPIST }),
  parameters: { router: false },
} satisfies Meta<typeof ImportRoutineButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
