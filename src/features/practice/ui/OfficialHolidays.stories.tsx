import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { inStore } from '@/shared/testing/StoryStore';
import { ADMIN } from '@/shared/testing/people';
import { HOURS_FIXTURE } from '../fixtures';
import { OfficialHolidays } from './OfficialHolidays';

const meta = {
  title: 'Funcionalidades/Consulta/OfficialHolidays',
  component: OfficialHolidays,
  args: { holidays: HOURS_FIXTURE.holidays },
  decorators: inStore({
    user: ADMIN,
    routes: { 'GET /api/practice/holidays/official': () => ({ holidays: HOURS_FIXTURE.holidays }) },
  }),
} satisfies Meta<typeof OfficialHolidays>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
