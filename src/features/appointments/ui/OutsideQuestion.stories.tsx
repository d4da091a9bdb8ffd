import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { DEFAULT_PRACTICE_WEEK } from '@/contract/openingHours';
import { inStore } from '@/shared/testing/StoryStore';
import { THERAPIST } from '@/shared/testing/people';
import { Button } from '@/shared/ui/button/Button';
import { useOutsideHours, OutsideQuestion } from './OutsideQuestion';

/** Asks about Sunday, when the usual practice is closed. */
function Asking() {
  const { ask } = useOutsideHours();
  const slot = { date: '2026-11-22', time: '10:00', duration: 60 };
  return <Button onClick={() => void ask(slot)}>Dar cita el domingo</Button>;
}

const meta = {
  title: 'Funcionalidades/Citas/OutsideQuestion',
  component: OutsideQuestion,
  args: { timetableOf: () => DEFAULT_PRACTICE_WEEK, children: <Asking /> },
  decorators: inStore({ user: THERAPIST }),
  parameters: { docs: { story: { inline: false, height: '26rem' } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Dar cita el domingo' }));
  },
} satisfies Meta<typeof OutsideQuestion>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
