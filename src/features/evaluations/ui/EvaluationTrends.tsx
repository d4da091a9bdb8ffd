import { useMemo, useState } from 'react';
import type { Evaluation } from '@/contract/evaluationAnswers';
import { EVALUATION_LIMITS } from '@/contract/evaluations';
import { movementOf } from '@/contract/bodyMeasures';
import { inEpisode } from '@/shared/api/records';
import { KEEP_FRESH } from '@/shared/freshness';
import { formatDate } from '@/shared/lib/dates';
import { Card } from '@/shared/ui/card/Card';
import { LineChart } from '@/shared/ui/line-chart/LineChart';
import { NativeSelectField } from '@/shared/ui/native-select-field/NativeSelectField';
import { useListPatientEvaluationsQuery } from '../api';
import { compareEvaluations, previousVisit, subjectsOf, trendsOf, type MeasureKind } from '../comparison';
import { ComparisonTable } from './ComparisonTable';
import styles from './EvaluationTrends.module.css';

interface TrendProps {
  /** Oldest first. */
  visits: readonly Evaluation[];
  kind: MeasureKind;
  subject: string;
  title: string;
  unit?: string;
  min?: number;
  max?: number;
  reference?: number;
}

function Trend({ visits, kind, subject, title, unit, min, max, reference }: TrendProps) {
  const labels = visits.map(({ date }) => formatDate(date));
  const instants = visits.map(({ date }) => Date.parse(date));
  const lines = [
    ...trendsOf(visits, kind, subject),
    ...(reference !== undefined ? [{ name: 'Referencia', values: visits.map(() => reference) }] : []),
  ];
  return (
    <LineChart
      title={title}
      unit={unit}
      min={min}
      max={max}
      series={lines.map(({ name, values }) => ({
        name,
        points: values.map((y, index) => ({ x: labels[index] ?? '', at: instants[index], y })),
      }))}
    />
  );
}

/** A plot with a choice of subject; nothing if nothing was measured. */
function ChosenTrend(
  props: Omit<TrendProps, 'subject' | 'title' | 'reference'> & { title: string; label: string },
) {
  const { visits, kind, title, label } = props;
  const subjects = useMemo(() => subjectsOf(visits, kind), [visits, kind]);
  const [chosen, setChosen] = useState('');
  const subject = subjects.find(({ id }) => id === chosen) ?? subjects[0];
  if (!subject) return null;
  return (
    <Card title={title} headingLevel={3}>
      <div className={styles.stack}>
        <NativeSelectField
          label={label}
          options={subjects.map(({ id, name }) => ({ value: id, label: name }))}
          value={subject.id}
          onChange={setChosen}
        />
        <Trend
          {...props}
          subject={subject.id}
          title={subject.name}
          reference={kind === 'range' ? movementOf(subject.id)?.reference : undefined}
        />
      </div>
    </Card>
  );
}

/** Pain of one episode alone, because how another complaint was is no course of this one. `visits` are oldest first. */
function PainTrend({ visits }: Pick<TrendProps, 'visits'>) {
  const told = visits.filter(({ pain }) => pain !== null);
  const last = told.at(-1);
  if (!last) return null;
  const ofLast = ({ episodeId }: Evaluation) => (episodeId ?? null) === (last.episodeId ?? null);
  return (
    <Card
      title="Dolor"
      headingLevel={3}
      description={told.every(ofLast) ? undefined : 'Del último proceso en que se anotó'}
    >
      <Trend
        visits={visits.filter(ofLast)}
        kind="pain"
        subject="pain"
        title="Intensidad del dolor"
        min={EVALUATION_LIMITS.painMin}
        max={EVALUATION_LIMITS.painMax}
      />
    </Card>
  );
}

export interface EvaluationTrendsProps {
  patientId: string;
  /** Takes the visits of this episode alone. */
  episodeId?: string | null;
}

/**
 * Pain, range and strength over a patient's visits, and the last two visits compared. Renders nothing without
 * evaluations, because the list already says so.
 */
export function EvaluationTrends({ patientId, episodeId }: EvaluationTrendsProps) {
  const { currentData } = useListPatientEvaluationsQuery(patientId, KEEP_FRESH);
  const newestFirst = useMemo(
    () => (currentData ?? []).filter(inEpisode(episodeId)),
    [currentData, episodeId],
  );
  const visits = useMemo(() => [...newestFirst].reverse(), [newestFirst]);
  const [last] = newestFirst;
  if (!last) return null;
  const before = previousVisit(newestFirst, 0);
  return (
    <div className={styles.trends}>
      <div className={styles.plots}>
        <PainTrend visits={visits} />
        <ChosenTrend visits={visits} kind="range" title="Movilidad" label="Movimiento" unit="°" />
        <ChosenTrend
          visits={visits}
          kind="strength"
          title="Fuerza"
          label="Grupo muscular"
          min={EVALUATION_LIMITS.strengthMin}
          max={EVALUATION_LIMITS.strengthMax}
        />
      </div>
      {before && (
        <Card
          title="Última visita frente a la anterior"
          // The table inside is already a region with that name.
          as="div"
          headingLevel={3}
          description={`${formatDate(before.date)} → ${formatDate(last.date)}`}
        >
          <ComparisonTable
            caption="Última visita frente a la anterior"
            rows={compareEvaluations(last, before)}
          />
        </Card>
      )}
    </div>
  );
}
