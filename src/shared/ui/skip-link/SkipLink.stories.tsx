import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, userEvent, within } from 'storybook/test';
import { SkipLink } from './SkipLink';

/** First Tab stop of the page. Press Tab to see it. */
const meta = {
  title: 'Estructura/SkipLink',
  component: SkipLink,
  args: { targetId: 'contenido' },
} satisfies Meta<typeof SkipLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: (args) => (
    <>
      <SkipLink {...args} />
      <main id="contenido" tabIndex={-1}>
        Contenido de la página
      </main>
    </>
  ),
};
export const Focused: Story = {
  ...Default,
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('link', { name: 'Saltar al contenido' })).toHaveFocus();
  },
};
