import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { StoryStore } from '@/shared/testing/StoryStore';
import { THERAPIST } from '@/shared/testing/people';
import { EXERCISES } from '../fixtures';
import { ImportRoutineButton } from './ImportRoutineButton';

const meta = {
  title: 'Funcionalidades/Rutinas/ImportRoutineButton',
  component: ImportRoutineButton,
  args: { into: { exercises: EXERCISES, patientIds: ['p1'] }, onRead: () => undefined },
  decorators: [
    (Story) => (
      <StoryStore user={THERAPIST}>
        <Story />
      </StoryStore>
    ),
  ],
  parameters: { router: false },
} satisfies Meta<typeof ImportRoutineButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
