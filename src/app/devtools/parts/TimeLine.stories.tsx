import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, userEvent, within } from 'storybook/test';
import { TimeLine } from './TimeLine';

const NAMES = [
  'Carga de la página',
  'identity/sessionStarted',
  'patients/searchChanged',
  'api/executeQuery/pending',
];

const meta = {
  title: 'Estructura/Grabaciones/TimeLine',
  component: TimeLine,
  args: {
    rows: Array.from({ length: 320 }, (_, moment) => ({
      moment,
      name: NAMES[moment % NAMES.length] ?? '',
      after: moment * 740,
    })),
    moment: 2,
    playing: false,
    missing: [],
    isMasked: true,
    action: { type: 'patients/searchChanged', payload: 'rodilla' },
    differences: [{ path: 'patients › search', before: '', after: 'rodilla' }],
    onGo: fn(),
    onPlay: fn(),
  },
} satisfies Meta<typeof TimeLine>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const screen = within(canvasElement);
    await userEvent.click(screen.getByRole('button', { name: 'Siguiente' }));
    await expect(args.onGo).toHaveBeenCalledWith(3);
    await userEvent.click(screen.getByRole('button', { name: 'Reproducir' }));
    await expect(args.onPlay).toHaveBeenCalledWith(true);
  },
};
export const Start: Story = { args: { moment: 0, action: undefined, differences: [] } };
export const End: Story = { args: { moment: 319 } };
export const Playing: Story = { args: { playing: true, moment: 160 } };
export const OtherVersion: Story = { args: { missing: ['patients/rowMarked', 'listWards'] } };
export const FromReduxDevTools: Story = { args: { isMasked: false } };
