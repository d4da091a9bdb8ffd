import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { inStore } from '@/shared/testing/StoryStore';
import { answer, type FakeHandler, never } from '@/shared/testing/fakeBackend';
import { ADMIN } from '@/shared/testing/people';
import { SETTINGS_FIXTURE } from '../fixtures';
import { PracticePanel } from './PracticePanel';

const meta = {
  title: 'Funcionalidades/Consulta/PracticePanel',
  component: PracticePanel,
} satisfies Meta<typeof PracticePanel>;
export default meta;
type Story = StoryObj<typeof meta>;

const on = (handler: FakeHandler) =>
  inStore({ user: ADMIN, routes: { 'GET /api/practice/settings': handler } });
const some: FakeHandler = () => ({ settings: SETTINGS_FIXTURE });
const LONG = 'Clínica de fisioterapia y rehabilitación neurológica del barrio de Arganzuela y alrededores';

export const Default: Story = { decorators: on(some) };
export const Loading: Story = { decorators: on(never) };
export const Failed: Story = { decorators: on(() => answer(500)) };
export const NotOffered: Story = { decorators: on(() => answer(404)) };
export const Empty: Story = {
  decorators: on(() => ({ settings: { name: '', retentionYears: 5, registration: 'OPEN' } })),
};
export const LongTexts: Story = {
  decorators: on(() => ({
    settings: { ...SETTINGS_FIXTURE, name: LONG, address: LONG, controller: LONG },
  })),
};
export const Phone: Story = { decorators: on(some), globals: { viewport: { value: 'phone' } } };
