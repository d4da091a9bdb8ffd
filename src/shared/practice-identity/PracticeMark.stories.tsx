import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { inStore } from '@/shared/testing/StoryStore';
import { answer, type FakeHandler } from '@/shared/testing/fakeBackend';
import { PracticeMark } from './PracticeMark';

/** A blue square of one pixel. */
const LOGO =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPj/HwADAgH/p9F0WQAAAABJRU5ErkJggg==';

const meta = {
  title: 'Datos/PracticeMark',
  component: PracticeMark,
  args: { children: <p>Andadura</p> },
} satisfies Meta<typeof PracticeMark>;
export default meta;
type Story = StoryObj<typeof meta>;

const told = (identity: FakeHandler) => inStore({ routes: { 'GET /api/practice/identity': identity } });
const named = (name: string | null, logo: string | null = null) => told(() => ({ identity: { name, logo } }));

export const WithLogo: Story = { decorators: named('Fisioterapia Retiro', LOGO) };
export const NameAlone: Story = { decorators: named('Fisioterapia Retiro') };
export const LongName: Story = {
  decorators: named('Centro de Fisioterapia y Rehabilitación Santamaría-Gorostidi de la Cuesta', LOGO),
};
/** Until the practice has a name, and on a backend that keeps none. */
export const WithoutName: Story = { decorators: named(null) };
export const OtherBackend: Story = { decorators: told(() => answer(404)) };
