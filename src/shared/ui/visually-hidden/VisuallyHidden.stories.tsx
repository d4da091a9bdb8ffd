import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { VisuallyHidden } from './VisuallyHidden';

/** Text for screen readers that is not visible. */
const meta = {
  title: 'Fundamentos/VisuallyHidden',
  component: VisuallyHidden,
  args: { children: 'Solo para lectores de pantalla' },
} satisfies Meta<typeof VisuallyHidden>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: (args) => (
    <p>
      Este párrafo tiene texto oculto. <VisuallyHidden {...args} />
    </p>
  ),
};
