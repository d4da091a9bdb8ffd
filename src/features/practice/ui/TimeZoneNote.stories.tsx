import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { inStore } from '@/shared/testing/StoryStore';
import { ADMIN } from '@/shared/testing/people';
import { TimeZoneNote } from './PracticePanel';

/** Zona horaria de la consulta, que no se cambia. */
const meta = {
  title: 'Funcionalidades/Consulta/TimeZoneNote',
  component: TimeZoneNote,
} satisfies Meta<typeof TimeZoneNote>;
export default meta;
type Story = StoryObj<typeof meta>;

const on = (timeZone: string) =>
  inStore({
    user: ADMIN,
    routes: { 'GET /api/practice/identity': () => ({ identity: { name: 'Retiro', timeZone } }) },
  });

export const Default: Story = { decorators: on('Europe/Madrid') };
export const OtherTimeZone: Story = { decorators: on('Atlantic/Canary') };
export const Phone: Story = { decorators: on('Europe/Madrid'), globals: { viewport: { value: 'phone' } } };
