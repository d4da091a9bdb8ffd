import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { inStore } from '@/shared/testing/StoryStore';
import { answer, type FakeHandler, never } from '@/shared/testing/fakeBackend';
import { THERAPIST } from '@/shared/testing/people';
import { ALERT_FIXTURES } from '../fixtures';
import { AlertsDialog } from './AlertsDialog';

/** Diálogo de las alertas de un paciente: abiertas, sugeridas por la ficha y cerradas. */
const meta = {
  title: 'Funcionalidades/Alertas/AlertsDialog',
  component: AlertsDialog,
  args: {
    patient: {
      id: 'p1',
      name: 'María Dolores Fernández-Castañeda',
      allergies: 'Látex',
      medications: 'Sintrom 4 mg',
      medicalHistory: null,
    },
    onClose: fn(),
  },
} satisfies Meta<typeof AlertsDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const on = (handler: FakeHandler) =>
  inStore({ user: THERAPIST, routes: { 'GET /api/patients/:id/alerts': handler } });
const known = on(() => ({ alerts: ALERT_FIXTURES }));

export const Default: Story = { decorators: known };
export const OnlySuggested: Story = { decorators: on(() => ({ alerts: [] })) };
export const Empty: Story = {
  args: { patient: { id: 'p1', name: 'Eva Ruiz', allergies: null, medications: null, medicalHistory: null } },
  decorators: on(() => ({ alerts: [] })),
};
export const Loading: Story = { decorators: on(never) };
export const Failed: Story = { decorators: on(() => answer(500)) };
export const LongTexts: Story = {
  decorators: on(() => ({
    alerts: ALERT_FIXTURES.map((alert) => ({ ...alert, text: 'Otorrinolaringología. '.repeat(12).trim() })),
  })),
};
export const Phone: Story = { decorators: known, globals: { viewport: { value: 'phone' } } };
