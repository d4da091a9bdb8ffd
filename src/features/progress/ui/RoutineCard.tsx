import { useId } from 'react';
import type { PatientRoutine } from '@/contract/progressAnswers';
import { exercisesText } from '@/contract/routines';
import { howOften } from '@/contract/routineSchedule';
import { routineMinutes } from '@/contract/pace';
import { Badge } from '@/shared/ui/badge/Badge';
import { Button } from '@/shared/ui/button/Button';
import { Icon } from '@/shared/ui/icon/Icon';
import { ClockIcon, ExerciseIcon, EyeIcon, PlayIcon, RepeatIcon } from '@/shared/ui/icon/icons';
import { InlineAlert } from '@/shared/ui/inline-alert/InlineAlert';
import { ProgressBar } from '@/shared/ui/progress-bar/ProgressBar';
import { isOpen, STOPPED_HINT } from './homeRows';
import { PainAdvice } from './PainAdvice';
import styles from './RoutineCard.module.css';

export interface RoutineCardProps {
  routine: PatientRoutine;
  /** This routine is being started. */
  starting?: boolean;
  onStart: () => void;
  onContinue: (progressId: string) => void;
  onView: () => void;
}

/** Why nothing of a routine is due today. */
const restText = ({ frequency, schedule }: PatientRoutine): string => {
  if (frequency === 'CUSTOM' && !schedule) return 'A tu ritmo';
  return frequency === 'WEEKLY' ? 'Hecha esta semana' : 'Hoy no toca';
};

/** State of today's run of a routine. */
export function TodayBadge({ routine }: { routine: PatientRoutine }) {
  const status = routine.todayProgress?.status;
  if (status === 'IN_PROGRESS') return <Badge tone="warning">En progreso</Badge>;
  if (routine.status === 'COMPLETED') return <Badge tone="neutral">Terminada</Badge>;
  if (status === 'COMPLETED') return <Badge tone="success">Completada hoy</Badge>;
  const { runsDoneToday = 0, runsDueToday = 0 } = routine;
  if (runsDueToday > 1 && runsDoneToday > 0) {
    return (
      <Badge tone="info">
        {runsDoneToday} de {runsDueToday} hoy
      </Badge>
    );
  }
  return runsDueToday === 0 && routine.runsDueToday !== undefined ? (
    <Badge tone="neutral">{restText(routine)}</Badge>
  ) : (
    <Badge tone="primary">Pendiente</Badge>
  );
}

/**
 * A routine of the patient with one main action: Comenzar, Continuar, or Ver once it is done. One that was stopped because
 * of pain is not urged, and says whom to call.
 */
export function RoutineCard({ routine, starting = false, onStart, onContinue, onView }: RoutineCardProps) {
  const { todayProgress, exercises, name, description } = routine;
  const running = todayProgress?.status === 'IN_PROGRESS' ? todayProgress : null;
  const isStopped = running?.stoppedForPain === true;
  const done = !isOpen(routine);
  const nameId = useId();
  const count = exercises.length || todayProgress?.totalExercises || 0;

  return (
    <article
      className={styles.card}
      aria-label={name}
      data-state={done ? 'done' : running ? 'running' : 'open'}
    >
      <header className={styles.header}>
        <h2 className={styles.name} id={nameId}>
          {name}
        </h2>
        <TodayBadge routine={routine} />
      </header>
      {description ? <p className={styles.description}>{description}</p> : null}
      <ul className={styles.facts}>
        <li>
          <Icon of={ExerciseIcon} size="sm" /> <span>{exercisesText(count)}</span>
        </li>
        {exercises.length > 0 ? (
          <li>
            <Icon of={ClockIcon} size="sm" /> {routineMinutes(exercises)} min
          </li>
        ) : null}
        {routine.frequency ? (
          <li>
            <Icon of={RepeatIcon} size="sm" /> {howOften(routine.frequency, routine.schedule)}
          </li>
        ) : null}
      </ul>
      {running ? (
        <ProgressBar
          label={`Progreso de ${name}`}
          labelVisible={false}
          value={running.completedExercises}
          max={running.totalExercises}
          valueText={`${running.completedExercises} de ${exercisesText(running.totalExercises)}`}
        />
      ) : null}
      {isStopped && (
        <InlineAlert tone="warning">
          <p>{STOPPED_HINT}</p>
          <PainAdvice therapist={routine.therapist} />
        </InlineAlert>
      )}
      <div className={styles.actions}>
        {done ? null : running ? (
          <Button
            variant={isStopped ? 'secondary' : 'primary'}
            size="lg"
            icon={PlayIcon}
            aria-describedby={nameId}
            onClick={() => onContinue(running.id)}
          >
            Continuar
          </Button>
        ) : (
          <Button
            variant="primary"
            size="lg"
            icon={PlayIcon}
            loading={starting}
            aria-describedby={nameId}
            onClick={onStart}
          >
            Comenzar
          </Button>
        )}
        <Button size="lg" icon={EyeIcon} aria-describedby={nameId} onClick={onView}>
          Ver
        </Button>
      </div>
    </article>
  );
}
