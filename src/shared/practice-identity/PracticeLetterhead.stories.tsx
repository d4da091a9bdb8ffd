import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { inStore } from '@/shared/testing/StoryStore';
import { answer, type FakeHandler } from '@/shared/testing/fakeBackend';
import { PracticeLetterhead } from './PracticeMark';

/** A blue square of one pixel. */
const LOGO =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPj/HwADAgH/p9F0WQAAAABJRU5ErkJggg==';
const IDENTITY = {
  name: 'Fisioterapia Retiro',
  logo: LOGO,
  address: 'Calle de Alcalá 100, 28009 Madrid',
  phone: '+34910000000',
  email: 'hola@retiro.example',
};

const meta = {
  title: 'Datos/PracticeLetterhead',
  component: PracticeLetterhead,
} satisfies Meta<typeof PracticeLetterhead>;
export default meta;
type Story = StoryObj<typeof meta>;

const told = (identity: FakeHandler) => inStore({ routes: { 'GET /api/practice/identity': identity } });
const of = (more: object) => told(() => ({ identity: { ...IDENTITY, ...more } }));

export const Whole: Story = { decorators: of({}) };
export const WithoutLogo: Story = { decorators: of({ logo: null }) };
export const NameAlone: Story = { decorators: of({ logo: null, address: null, phone: null, email: null }) };
export const LongText: Story = {
  decorators: of({
    name: 'Centro de Fisioterapia y Rehabilitación Santamaría-Gorostidi de la Cuesta',
    address: 'Avenida de la Constitución Española de 1978, número 123, escalera B, entreplanta, 28009 Madrid',
  }),
};
/** Nothing at all where the backend keeps no identity. */
export const OtherBackend: Story = { decorators: told(() => answer(404)) };
export const Phone: Story = { ...LongText, globals: { viewport: { value: 'phone' } } };
