import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { inStore } from '@/shared/testing/StoryStore';
import { answer, type FakeHandler, never } from '@/shared/testing/fakeBackend';
import { ADMIN } from '@/shared/testing/people';
import { COVER_FIXTURES } from '../fixtures';
import { renderTherapist } from '../testing/renderTherapist';
import { CoversCard } from './CoversCard';

const LONG = 'María de los Ángeles Etxeberria-Goikoetxea Fernández de la Reguera y Santibáñez';

const meta = {
  title: 'Funcionalidades/Atención/CoversCard',
  component: CoversCard,
  args: { renderTherapist },
} satisfies Meta<typeof CoversCard>;
export default meta;
type Story = StoryObj<typeof meta>;

const on = (covers: FakeHandler = () => ({ covers: COVER_FIXTURES })) =>
  inStore({ user: ADMIN, routes: { 'GET /api/covers': covers } });

export const Default: Story = { decorators: on() };
export const Empty: Story = { decorators: on(() => ({ covers: [] })) };
export const Loading: Story = { decorators: on(never) };
export const NotThere: Story = { decorators: on(() => answer(404)) };
export const LongTexts: Story = {
  decorators: on(() => ({
    covers: COVER_FIXTURES.map((one) => ({
      ...one,
      therapist: { id: 'u7', name: LONG },
      coveredBy: { id: 'u8', name: LONG },
    })),
  })),
};
export const Phone: Story = { decorators: on(), globals: { viewport: { value: 'phone' } } };
