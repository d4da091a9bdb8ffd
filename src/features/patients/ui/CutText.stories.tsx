import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { CutText } from './CutText';

/** A clinical text of any length, cut at the end of a word. */
const meta = {
  title: 'Funcionalidades/Pacientes/CutText',
  component: CutText,
  args: { text: 'Penicilina', about: 'alergias' },
} satisfies Meta<typeof CutText>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Short: Story = {};
export const Long: Story = { args: { text: 'Enalapril 10 mg por la mañana.\n'.repeat(10) } };
export const Whole: Story = {
  ...Long,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ver todo: alergias' }));
  },
};
