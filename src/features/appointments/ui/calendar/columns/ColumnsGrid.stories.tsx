import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { openStretches } from '@/contract/timetable';
import { appointmentFixture, ROOM_CHOICES, teamDay, therapistChoices } from '../../../fixtures';
import { agendaColumns } from './agendaColumns';
import { ColumnsGrid } from './ColumnsGrid';

const DATE = '2026-11-23';
const open = openStretches(DATE);

const byTherapist = (therapists: number, each: number) =>
  agendaColumns(teamDay(therapists, each), DATE, 'therapist', {
    choices: therapistChoices(therapists),
    receives: true,
    openOf: () => open,
  });

const meta = {
  title: 'Funcionalidades/Citas/ColumnsGrid',
  component: ColumnsGrid,
  args: {
    columns: byTherapist(4, 8),
    columnLabel: 'Fisioterapeuta',
    date: DATE,
    withTherapist: false,
    therapists: new Map(therapistChoices(5).map(({ name }, index) => [name, index])),
    onWeek: fn(),
    onOpen: fn(),
    onCreate: fn(),
    onMove: fn(async () => true),
  },
  parameters: { router: false },
} satisfies Meta<typeof ColumnsGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Therapists: Story = {};
export const OneTherapist: Story = { args: { columns: byTherapist(1, 6) } };
export const EmptyDay: Story = { args: { columns: byTherapist(4, 0) } };
export const Waiting: Story = { args: { columns: byTherapist(4, 0), isKnown: false, isBehind: true } };
export const TwentyTherapists: Story = { args: { columns: byTherapist(20, 14) } };
export const Rooms: Story = {
  args: {
    columns: agendaColumns(teamDay(4, 6), DATE, 'room', {
      choices: ROOM_CHOICES,
      receives: true,
      openOf: () => open,
    }),
    columnLabel: 'Sala',
    withTherapist: true,
    onWeek: undefined,
  },
};
/** Short ones, one after another, and one that lasts until night. */
export const OddTimes: Story = {
  args: {
    columns: agendaColumns(
      [
        ...['08:00', '08:15', '08:30', '12:00'].map((time, index) =>
          appointmentFixture({
            id: `o${index}`,
            date: `${DATE}T${time}:00+01:00`,
            duration: 15,
            patientName: 'María del Carmen Fernández-Castañeda Etxeberriagoitia',
            therapist: therapistChoices(1)[0],
          }),
        ),
        appointmentFixture({
          id: 'late',
          date: `${DATE}T20:30:00+01:00`,
          duration: 150,
          therapist: therapistChoices(1)[0],
        }),
      ],
      DATE,
      'therapist',
      { choices: therapistChoices(2), receives: true, openOf: () => open },
    ),
  },
};
export const Contrast: Story = { globals: { theme: 'contrast' } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const RoomsOnPhone: Story = { ...Rooms, globals: { viewport: { value: 'phone' } } };
