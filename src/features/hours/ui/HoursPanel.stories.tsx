import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { inStore, pressing } from '@/shared/testing/StoryStore';
import { THERAPIST } from '@/shared/testing/people';
import { COLLEAGUE_FIXTURE, HOURS_FIXTURE } from '../fixtures';
import { HoursPanel } from './HoursPanel';

const meta = {
  title: 'Funcionalidades/Horarios/HoursPanel',
  component: HoursPanel,
  args: { hours: HOURS_FIXTURE, renderTouched: () => null },
  decorators: inStore({ user: THERAPIST }),
} satisfies Meta<typeof HoursPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

const LONG = 'Congreso europeo de fisioterapia neurológica y de suelo pélvico, con talleres por la tarde. ';

export const Default: Story = {};
export const Empty: Story = { args: { hours: COLLEAGUE_FIXTURE } };
export const RemoveWeek: Story = { play: pressing('Quitar el horario: Desde el 01/01/2026') };
export const LongTexts: Story = {
  args: {
    hours: {
      ...HOURS_FIXTURE,
      absences: HOURS_FIXTURE.absences.map((one) => ({ ...one, reason: LONG.repeat(3) })),
    },
  },
};
/** What a colleague knows of an absence. */
export const WithoutReasons: Story = {
  args: {
    hours: {
      ...HOURS_FIXTURE,
      absences: HOURS_FIXTURE.absences.map((one) => ({ ...one, kind: null, reason: null })),
    },
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
