import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { EvaluationIcon, TherapistIcon } from '../icon/icons';
import { Button } from '../button/Button';
import { Timeline, TimelineEvent, TimelineText } from './Timeline';

const long = 'Un texto que no acaba nunca de decir lo que quería decir. '.repeat(12);

/** What happened, newest first, year by year. */
const meta = {
  title: 'Estructura/Timeline',
  component: Timeline,
  args: {
    label: 'Historia',
    entries: [
      { id: '3', day: '2026-11-19', icon: TherapistIcon, content: 'Tratamiento manual' },
      {
        id: '2',
        day: '2026-11-02',
        icon: EvaluationIcon,
        content: (
          <TimelineEvent
            title="Evaluación: dolor lumbar"
            about={['2 de noviembre de 2026', 'Ana Ruiz']}
            action={<Button size="sm">Ver evaluación</Button>}
          >
            <TimelineText label="Diagnóstico">Lumbalgia mecánica</TimelineText>
          </TimelineEvent>
        ),
      },
      { id: '1', day: '2025-12-20', icon: TherapistIcon, content: 'Ultrasonido' },
    ],
  },
} satisfies Meta<typeof Timeline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LongText: Story = {
  args: { entries: [{ id: '1', day: '2026-11-19', icon: TherapistIcon, content: long }] },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
