import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { inStore } from '@/shared/testing/StoryStore';
import { ADMIN } from '@/shared/testing/people';
import { HOURS_FIXTURE } from '../fixtures';
import { HolidaysNotice } from './HolidaysNotice';

const meta = {
  title: 'Funcionalidades/Consulta/HolidaysNotice',
  component: HolidaysNotice,
  decorators: inStore({
    user: ADMIN,
    routes: {
      'GET /api/practice/hours': () => ({
        ...HOURS_FIXTURE,
        holidays: [{ day: '2020-12-25', name: 'Navidad' }],
      }),
    },
  }),
} satisfies Meta<typeof HolidaysNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
