import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, userEvent, within } from 'storybook/test';
import { TimeLine } from './TimeLine';

const NAMES = ['identity/sessionStarted', 'patients/searchChanged', 'api/executeQuery/pending'];

const rowsFrom = (beginning: string) =>
  Array.from({ length: 320 }, (_, moment) => ({
    moment,
    name: moment === 0 ? beginning : (NAMES[moment % NAMES.length] ?? ''),
    after: moment * 740,
  }));

const meta = {
  title: 'Estructura/Grabaciones/TimeLine',
  component: TimeLine,
  args: {
    rows: rowsFrom('Carga de la página'),
    moment: 1,
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
    await expect(args.onGo).toHaveBeenCalledWith(2);
    await userEvent.click(screen.getByRole('button', { name: 'Reproducir' }));
    await expect(args.onPlay).toHaveBeenCalledWith(true);
  },
};
export const Start: Story = { args: { moment: 0, action: undefined, differences: [] } };
/** The beginning was left out: the recording was longer than what is kept. */
export const Cut: Story = { args: { ...Start.args, rows: rowsFrom('Comienzo de lo grabado') } };
export const End: Story = { args: { moment: 319 } };
export const Playing: Story = { args: { playing: true, moment: 160 } };
export const OtherVersion: Story = { args: { missing: ['patients/rowMarked', 'listWards'] } };
export const FromReduxDevTools: Story = { args: { isMasked: false } };
