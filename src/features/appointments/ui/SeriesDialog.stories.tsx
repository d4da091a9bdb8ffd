import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { SeriesDialog } from './SeriesDialog';

const free = (date: string) => ({
  date,
  time: '09:30',
  conflict: null,
  reason: null,
  outside: null,
  alternatives: [],
});
const CLASH = {
  date: '2026-12-01',
  time: '09:30',
  conflict: { id: 'c9', patientName: 'Lucía Méndez Prats', date: '2026-12-01T09:00:00+01:00', duration: 60 },
  reason: 'busy' as const,
  outside: null,
  alternatives: [
    { date: '2026-12-01T10:30:00+01:00', duration: 60 },
    { date: '2026-12-01T12:00:00+01:00', duration: 60 },
  ],
};

const meta = {
  title: 'Funcionalidades/Citas/SeriesDialog',
  component: SeriesDialog,
  args: {
    plan: { occurrences: [free('2026-11-24'), CLASH, free('2026-12-08')] },
    duration: 60,
    saving: false,
    onCancel: () => undefined,
    onConfirm: () => undefined,
  },
} satisfies Meta<typeof SeriesDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithClashes: Story = {};
export const AllFree: Story = { args: { plan: { occurrences: [free('2026-11-24'), free('2026-12-01')] } } };
export const OutsideHours: Story = {
  args: {
    plan: {
      occurrences: [
        free('2026-12-01'),
        { ...CLASH, date: '2026-12-08', conflict: null, reason: 'outside', outside: 'Festivo: Inmaculada' },
        { ...CLASH, date: '2026-12-13', conflict: null, reason: 'outside', outside: 'Cerrado' },
      ],
    },
  },
};
export const Saving: Story = { args: { saving: true } };
