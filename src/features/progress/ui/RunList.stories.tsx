import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Button } from '@/shared/ui/button/Button';
import { RAW_ADHERENCE } from '../fixtures';
import { adherenceOf } from '../normalise';
import { LONG } from '../testing/onBackend';
import { RunList } from './RunList';

const { runs } = adherenceOf(RAW_ADHERENCE);

const meta: Meta<typeof RunList> = {
  title: 'Funcionalidades/Progreso/RunList',
  component: RunList,
  args: {
    runs,
    today: '2026-11-20',
    onReview: () => undefined,
    contact: <Button size="sm">Escribirle</Button>,
  },
};
export default meta;
type Story = StoryObj<typeof RunList>;

export const Default: Story = {};
export const LongText: Story = {
  args: {
    runs: runs.map((run) => ({
      ...run,
      routineName: LONG,
      notes: LONG,
      exercises: [{ name: LONG, pain: 3, effort: 4, notes: LONG }],
    })),
  },
};
/** As many as the list has, beside earlier ones that needed a review. */
export const Full: Story = {
  args: {
    runs: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].flatMap((copy) =>
      runs.map((run) => ({ ...run, id: `${copy}-${run.id}` })),
    ),
  },
};
/** Opened from a notice. */
export const Shown: Story = { args: { shownRun: runs[0]?.id ?? null } };
export const Reviewed: Story = {
  args: { runs: runs.map((run) => ({ ...run, reviewedAt: run.alert ? '2026-11-20T12:00:00Z' : null })) },
};
/** What was begun days ago and left. */
export const Unfinished: Story = { args: { today: '2026-11-24' } };
/** Ended without some exercises. */
export const Partial: Story = {
  args: { runs: runs.map((run) => ({ ...run, status: 'COMPLETED', completedExercises: 1 })) },
};
export const Stopped: Story = {
  args: { runs: runs.map((run) => ({ ...run, status: 'IN_PROGRESS', stoppedForPain: true, alert: true })) },
};
export const WithoutReviews: Story = {
  args: { runs: runs.map(({ reviewedAt: _none, ...run }) => run) },
};
