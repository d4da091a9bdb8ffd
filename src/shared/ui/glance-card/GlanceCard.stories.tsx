import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Badge } from '../badge/Badge';
import { CalendarIcon, HistoryIcon } from '../icon/icons';
import { GlanceCard, GlanceGrid } from './GlanceCard';

/** One answer at a glance. The whole card leads to where it is dealt with. */
const meta = {
  title: 'Superficies/GlanceCard',
  component: GlanceCard,
  args: {
    label: 'Última sesión',
    icon: HistoryIcon,
    title: 'jue, 19 nov 2026 · 16:30',
    line: 'Tratamiento manual · Mejora la rotación.',
    to: '/sessions/s1',
  },
} satisfies Meta<typeof GlanceCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Nothing: Story = { args: { title: 'Ninguna todavía', line: undefined, to: undefined } };
export const Loading: Story = { args: { loading: true } };
export const SideBySide: Story = {
  render: (args) => (
    <GlanceGrid>
      <GlanceCard {...args} />
      <GlanceCard
        label="Próxima cita"
        icon={CalendarIcon}
        title="mar, 24 nov 2026 · 09:30–10:30"
        badge={<Badge tone="info">Programada</Badge>}
        line="Tratamiento"
        to="/appointments/c1/edit"
      />
      <GlanceCard {...args} loading />
      <GlanceCard label="Dolor" icon={HistoryIcon} title="Sin datos" />
    </GlanceGrid>
  ),
};
export const LongText: Story = { args: { line: 'Una nota que no acaba. '.repeat(20) } };
export const Phone: Story = { ...SideBySide, globals: { viewport: { value: 'phone' } } };
