import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { inStore } from '@/shared/testing/StoryStore';
import { answer, type FakeHandler, never } from '@/shared/testing/fakeBackend';
import { THERAPIST } from '@/shared/testing/people';
import { ALERT_FIXTURES } from '../fixtures';
import { AlertBanner } from './AlertBanner';
import { AlertBadges, MissingAlerts, RecordAlerts } from './RecordAlerts';
import { AlertMark } from './AlertMark';

const PATIENT = {
  id: 'p1',
  name: 'María Dolores Fernández-Castañeda',
  allergies: 'Látex',
  medications: 'Sintrom 4 mg',
  medicalHistory: 'Prótesis total de rodilla derecha (2025).',
};
const OPEN = ALERT_FIXTURES.slice(0, 2);

/** Clinical alerts of a patient: at the head of a record, above a form, and as a mark in the agenda. */
const meta = {
  title: 'Funcionalidades/Alertas/AlertParts',
  component: AlertBanner,
  args: { patientId: 'p1' },
  subcomponents: { AlertBadges, AlertMark, MissingAlerts, RecordAlerts },
} satisfies Meta<typeof AlertBanner>;
export default meta;
type Story = StoryObj<typeof meta>;

const on = (handler: FakeHandler) =>
  inStore({ user: THERAPIST, routes: { 'GET /api/patients/:id/alerts': handler } });
const known = on(() => ({ alerts: ALERT_FIXTURES }));

export const Banner: Story = { decorators: known };
export const BannerLoading: Story = { decorators: on(never) };
/** A backend without alerts. */
export const BannerUnknown: Story = { decorators: on(() => answer(404)) };
export const BannerFailed: Story = { decorators: on(() => answer(500)) };
export const BannerLongText: Story = {
  decorators: on(() => ({
    alerts: OPEN.map((alert) => ({ ...alert, text: 'Otorrinolaringología. '.repeat(12).trim() })),
  })),
};
export const Record: Story = {
  decorators: known,
  render: () => <RecordAlerts patient={PATIENT} open={OPEN} />,
};
export const RecordWithoutAny: Story = {
  decorators: on(() => ({ alerts: [] })),
  render: () => <RecordAlerts patient={PATIENT} open={[]} />,
};
export const Managing: Story = {
  ...Record,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Gestionar alertas' }));
    await canvas.findByRole('dialog', { name: 'Alertas clínicas' });
  },
};
export const ManagingOnPhone: Story = { ...Managing, globals: { viewport: { value: 'phone' } } };
export const Mark: Story = {
  render: () => (
    <span>
      Ángel Núñez
      <AlertMark />
    </span>
  ),
};
