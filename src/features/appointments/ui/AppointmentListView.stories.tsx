import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, userEvent, within } from 'storybook/test';
import type { SelectionState } from '@/shared/selection/createSelectionSlice';
import { inStore } from '@/shared/testing/StoryStore';
import { answer, type FakeHandler, never } from '@/shared/testing/fakeBackend';
import { THERAPIST } from '@/shared/testing/people';
import { appointmentsDomain } from '../domain';
import { agendaRoutes, manyAppointments } from '../fixtures';
import { initialAgenda } from '../slice';
import { AppointmentListView } from './AppointmentListView';

const meta = {
  title: 'Funcionalidades/Citas/AppointmentListView',
  component: AppointmentListView,
  args: { onDelete: () => undefined },
  parameters: { router: false },
} satisfies Meta<typeof AppointmentListView>;
export default meta;
type Story = StoryObj<typeof meta>;

interface Choice {
  pickedIds?: readonly string[];
  run?: SelectionState['run'];
}

const on = (handler: FakeHandler, search = '', choice?: Choice) =>
  inStore({
    user: THERAPIST,
    domains: [appointmentsDomain],
    preloadedState: {
      appointments: { ...initialAgenda, search },
      ...(choice && { appointmentSelection: { active: true, pickedIds: [], run: null, ...choice } }),
    },
    routes: { ...agendaRoutes(), 'GET /api/appointments': handler },
  });

/** Six of the last working day, and today's. */
const AROUND_NOW = manyAppointments(36).slice(24);

export const EveryStatus: Story = { decorators: on(() => AROUND_NOW) };
export const Thousands: Story = { decorators: on(() => manyAppointments(5000)) };
export const ForAdmin: Story = { args: { withTherapist: true }, decorators: on(() => AROUND_NOW) };
export const Searched: Story = { decorators: on(() => manyAppointments(60), 'lucia') };
export const NothingFound: Story = { decorators: on(() => AROUND_NOW, 'zzz') };
export const Empty: Story = { decorators: on(() => []) };
export const Loading: Story = { decorators: on(never) };
export const Failed: Story = { decorators: on(() => answer(500)) };
export const Phone: Story = { ...EveryStatus, globals: { viewport: { value: 'phone' } } };

const choosing = (choice: Choice) => on(() => AROUND_NOW, '', choice);
/** Two of the three can still be changed. */
const THREE = { pickedIds: ['c33', 'c34', 'c35'] };

export const Selecting: Story = { decorators: choosing({}) };
export const Selected: Story = { decorators: choosing(THREE) };
export const SelectedForAdmin: Story = { args: { withTherapist: true }, decorators: choosing(THREE) };
export const ChangeUnderWay: Story = {
  decorators: choosing({ ...THREE, run: { change: 'CONFIRMED', total: 2, answered: 1 } }),
};
export const AskingToCancel: Story = {
  ...Selected,
  play: async ({ canvasElement }) => {
    const bar = await within(canvasElement).findByRole('group', { name: 'Citas seleccionadas' });
    await within(bar).findByText('3 seleccionadas');
    await userEvent.click(within(bar).getByRole('button', { name: 'Cancelar' }));
    await expect(
      within(canvasElement).getByRole('alertdialog', { name: '¿Cancelar 2 citas?' }),
    ).toBeVisible();
  },
};
export const AskingToDelete: Story = {
  ...Selected,
  play: async ({ canvasElement }) => {
    const bar = await within(canvasElement).findByRole('group', { name: 'Citas seleccionadas' });
    await within(bar).findByText('3 seleccionadas');
    await userEvent.click(within(bar).getByRole('button', { name: 'Eliminar' }));
    await expect(
      within(canvasElement).getByRole('alertdialog', { name: '¿Eliminar 3 citas?' }),
    ).toBeVisible();
  },
};
export const SelectedOnPhone: Story = { ...Selected, globals: { viewport: { value: 'phone' } } };
