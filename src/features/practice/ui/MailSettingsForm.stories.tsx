import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { inStore } from '@/shared/testing/StoryStore';
import { answer, type FakeHandler, never } from '@/shared/testing/fakeBackend';
import { ADMIN } from '@/shared/testing/people';
import { SETTINGS_FIXTURE } from '../fixtures';
import { MailSettingsForm } from './MailSettingsForm';

const meta = {
  title: 'Funcionalidades/Consulta/MailSettingsForm',
  component: MailSettingsForm,
} satisfies Meta<typeof MailSettingsForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const on = (handler: FakeHandler) =>
  inStore({ user: ADMIN, routes: { 'GET /api/practice/settings': handler } });
const some: FakeHandler = () => ({ settings: SETTINGS_FIXTURE });

export const Default: Story = { decorators: on(some) };
export const Off: Story = {
  decorators: on(() => ({ settings: { ...SETTINGS_FIXTURE, appointmentMails: false } })),
};
export const Loading: Story = { decorators: on(never) };
export const Failed: Story = { decorators: on(() => answer(500)) };
export const Phone: Story = { decorators: on(some), globals: { viewport: { value: 'phone' } } };
