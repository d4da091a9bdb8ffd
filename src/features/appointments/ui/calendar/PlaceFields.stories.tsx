import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { appointmentFixture, ROOM_CHOICES, therapistChoices } from '../../fixtures';
import { PlaceFields } from './MoveForm';

const [ANA] = therapistChoices(1);

const meta = {
  title: 'Funcionalidades/Citas/PlaceFields',
  component: PlaceFields,
  args: {
    wanted: {
      appointment: appointmentFixture({ therapist: ANA, room: ROOM_CHOICES[0] }),
      date: '2026-11-24',
      time: '09:30',
      duration: 60,
    },
    choices: {
      therapists: therapistChoices(3),
      rooms: ROOM_CHOICES,
      changesTherapist: true,
      isLoading: false,
    },
    onChange: fn(),
  },
  parameters: { router: false },
} satisfies Meta<typeof PlaceFields>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** Neither the therapist nor the room is offered any more. */
export const NoLongerOffered: Story = {
  args: {
    wanted: {
      ...meta.args.wanted,
      appointment: appointmentFixture({
        therapist: { id: 't9', name: 'Óscar Rey' },
        room: { id: 'r9', name: 'Sala antigua' },
      }),
    },
  },
};
export const OnlyRooms: Story = {
  args: { choices: { ...meta.args.choices, changesTherapist: false } },
};
