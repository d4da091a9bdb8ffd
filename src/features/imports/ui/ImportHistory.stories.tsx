import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { userEvent, within } from 'storybook/test';
import { IMPORT_LIMITS } from '@/contract/imports';
import { inStore } from '@/shared/testing/StoryStore';
import { answer, type FakeHandler, never } from '@/shared/testing/fakeBackend';
import { THERAPIST } from '@/shared/testing/people';
import { APPOINTMENT_IMPORT_FIXTURES, IMPORT_FIXTURES } from '../fixtures';
import { AppointmentImportHistory, ImportHistory } from './ImportHistory';

/** Importaciones anteriores, que se pueden deshacer. */
const meta = {
  title: 'Funcionalidades/Importaciones/ImportHistory',
  component: ImportHistory,
} satisfies Meta<typeof ImportHistory>;
export default meta;
type Story = StoryObj<typeof meta>;

const on = (list: FakeHandler) => inStore({ user: THERAPIST, routes: { 'GET /api/imports': list } });
const known = on(() => ({ imports: IMPORT_FIXTURES }));

export const Default: Story = { decorators: known };
export const Undoing: Story = {
  decorators: known,
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: /^Deshacer/ }));
    await within(document.body).findByRole('alertdialog');
  },
};
export const Appointments: Story = {
  render: () => <AppointmentImportHistory />,
  decorators: inStore({
    user: THERAPIST,
    routes: { 'GET /api/appointment-imports': () => ({ imports: APPOINTMENT_IMPORT_FIXTURES }) },
  }),
};
/** As many as the list has at most. */
export const Full: Story = {
  decorators: on(() => ({
    imports: Array.from({ length: IMPORT_LIMITS.listed }, (_none, at) => ({
      ...IMPORT_FIXTURES[1],
      id: `i${at}`,
    })),
  })),
};
export const Empty: Story = { decorators: on(() => ({ imports: [] })) };
export const Loading: Story = { decorators: on(never) };
export const Failed: Story = { decorators: on(() => answer(500)) };
