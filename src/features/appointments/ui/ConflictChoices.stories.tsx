import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ROOM_CHOICES } from '../fixtures';
import { ConflictChoices } from './ConflictChoices';

const CONFLICT = {
  conflict: { id: 'c9', patientName: 'Lucía Méndez Prats', date: '2026-11-24T09:30:00+01:00', duration: 60 },
  alternatives: [
    { date: '2026-11-24T10:30:00+01:00', duration: 60 },
    { date: '2026-11-24T12:00:00+01:00', duration: 60 },
    { date: '2026-11-25T09:00:00+01:00', duration: 60 },
  ],
};

const meta = {
  title: 'Funcionalidades/Citas/ConflictChoices',
  component: ConflictChoices,
  args: { conflict: CONFLICT, onChoose: () => undefined },
} satisfies Meta<typeof ConflictChoices>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const NothingFree: Story = { args: { conflict: { ...CONFLICT, alternatives: [] } } };
const ROOM_BUSY = { title: 'La sala ya está ocupada en ese horario' };
export const RoomBusy: Story = { args: ROOM_BUSY };
export const OtherRoomsFree: Story = {
  args: { ...ROOM_BUSY, conflict: { ...CONFLICT, freeRooms: ROOM_CHOICES } },
};
