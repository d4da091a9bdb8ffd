import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { inStore } from '@/shared/testing/StoryStore';
import { THERAPIST } from '@/shared/testing/people';
import { ROUTINE_FIXTURE } from '../fixtures';
import { FavouriteButton } from './RoutineMarks';

const meta = {
  title: 'Funcionalidades/Rutinas/FavouriteButton',
  component: FavouriteButton,
  args: { routine: ROUTINE_FIXTURE },
  decorators: inStore({ user: THERAPIST }),
  parameters: { router: false },
} satisfies Meta<typeof FavouriteButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Chosen: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(canvas.getByRole('button')).toHaveAttribute('aria-pressed', 'true');
  },
};
