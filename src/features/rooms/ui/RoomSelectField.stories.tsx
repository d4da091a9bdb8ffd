import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Formik } from 'formik';
import { ROOM_FIXTURE, ROOM_FIXTURES } from '../fixtures';
import { RoomSelectField } from './RoomSelectField';

const meta = {
  title: 'Funcionalidades/Salas/RoomSelectField',
  component: RoomSelectField,
  args: { name: 'roomId', rooms: ROOM_FIXTURES },
  decorators: [
    (Story) => (
      <Formik initialValues={{ roomId: '' }} onSubmit={() => undefined}>
        <Story />
      </Formik>
    ),
  ],
} satisfies Meta<typeof RoomSelectField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const NoLongerOffered: Story = { args: { current: { ...ROOM_FIXTURE, id: 'z', name: 'Antigua' } } };
export const Disabled: Story = { args: { disabled: true } };
