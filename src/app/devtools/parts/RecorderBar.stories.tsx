import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, userEvent, within } from 'storybook/test';
import { RecorderBar } from './RecorderBar';

const meta = {
  title: 'Estructura/Grabaciones/RecorderBar',
  component: RecorderBar,
  args: { count: 128, replayHref: '?devtools=replay', onExport: fn(), onReport: fn(), onHere: fn() },
} satisfies Meta<typeof RecorderBar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Exportar grabación' }));
    await expect(args.onExport).toHaveBeenCalledTimes(1);
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Enviar informe' }));
    await expect(args.onReport).toHaveBeenCalledTimes(1);
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Aquí falla' }));
    await expect(args.onHere).toHaveBeenCalledTimes(1);
  },
};
export const Past: Story = { args: { isPast: true } };
