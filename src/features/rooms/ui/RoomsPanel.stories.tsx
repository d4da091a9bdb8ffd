import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { StoryStore } from '@/shared/testing/StoryStore';
import { answer, type FakeHandler, never } from '@/shared/testing/fakeBackend';
import { ADMIN } from '@/shared/testing/people';
import { ROOM_FIXTURE, ROOM_FIXTURES } from '../fixtures';
import { RoomsPanel } from './RoomsPanel';

const meta = {
  title: 'Funcionalidades/Salas/RoomsPanel',
  component: RoomsPanel,
} satisfies Meta<typeof RoomsPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

const on = (handler: FakeHandler): Story['decorators'] => [
  (Story) => (
    <StoryStore user={ADMIN} routes={{ 'GET /api/rooms': handler }}>
      <Story />
    </StoryStore>
  ),
];
const some: FakeHandler = () => ({ rooms: ROOM_FIXTURES });
const LONG = 'Gimnasio grande de la planta baja, junto a la entrada, con espalderas y camilla eléctrica';

export const Default: Story = { decorators: on(some) };
export const Loading: Story = { decorators: on(never) };
export const Empty: Story = { decorators: on(() => ({ rooms: [] })) };
export const Failed: Story = { decorators: on(() => answer(500)) };
export const LongTexts: Story = {
  decorators: on(() => ({ rooms: [{ ...ROOM_FIXTURE, name: LONG }] })),
};
export const Dark: Story = { decorators: on(some), globals: { theme: 'dark' } };
export const Phone: Story = { decorators: on(some), globals: { viewport: { value: 'phone' } } };
