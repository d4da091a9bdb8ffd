import { useState } from 'react';
import type { TherapistHours, WorkingWeek } from '@/contract/hoursAnswers';
import { HOURS_LIMITS, HOURS_MESSAGES as MESSAGES } from '@/contract/hours';
import { WEEKS_EDIT, type WorkWeeksBody } from '@/contract/hoursSchemas';
import { weekOn } from '@/contract/timetable';
import { useRowEdits } from '@/shared/edits/useEdits';
import { useToday } from '@/shared/freshness';
import { useOpening } from '@/shared/openings/useOpening';
import { useSubmit } from '@/shared/useSubmit';
import { Badge } from '@/shared/ui/badge/Badge';
import { Button } from '@/shared/ui/button/Button';
import { Card } from '@/shared/ui/card/Card';
import { ConfirmDialog } from '@/shared/ui/confirm-dialog/ConfirmDialog';
import { EditIcon, PlusIcon, TrashIcon } from '@/shared/ui/icon/icons';
import { IconButton } from '@/shared/ui/icon-button/IconButton';
import { useSaveWeeksMutation } from '../api';
import { validityText, weekLines } from '../hoursTexts';
import styles from './Entries.module.css';
import { WeekDialog } from './WeekDialog';

interface RemovalDialogProps {
  hours: TherapistHours;
  week: WorkingWeek;
  onClose: () => void;
}

/** Asks before a whole week goes, as it was when the question was opened. */
function RemovalDialog({ hours, week, onClose }: RemovalDialogProps) {
  const { therapistId } = hours;
  const [{ weeks, asked }] = useState({ weeks: hours.weeks, asked: week });
  const [save, { isLoading }] = useSaveWeeksMutation();
  const edits = useRowEdits();
  const { submit, failure } = useSubmit(
    (removed: WorkingWeek) =>
      save({
        therapistId,
        body: edits.from(
          { weeks } as WorkWeeksBody,
          { weeks: weeks.filter((one) => one !== removed) } as WorkWeeksBody,
          WEEKS_EDIT,
        ),
      }),
    {
      success: MESSAGES.weekRemoved,
      failure: MESSAGES.weeksFailed,
      failureIn: 'alert',
      onDone: onClose,
    },
  );
  return (
    <ConfirmDialog
      open
      title="¿Quitar el horario semanal?"
      subject={validityText(asked)}
      consequence="En esos días contará otro horario semanal que los incluya o, si no hay, el de apertura de la consulta. No se puede deshacer."
      confirmLabel="Quitar horario"
      pending={isLoading}
      error={failure ?? undefined}
      onConfirm={() => submit(asked)}
      onCancel={onClose}
    />
  );
}

/** The weeks of a therapist, each with the days for which it counts. */
export function WeeksCard({ hours }: { hours: TherapistHours }) {
  const { weeks } = hours;
  // For the first day of the week that is edited; for none when a week is added.
  const form = useOpening('weekForm');
  const removal = useOpening('weekRemoval');
  const removed = weeks.find(({ from }) => from === removal.id);
  const today = useToday();
  const current = weekOn(today, hours);
  return (
    <Card
      title="Horario semanal"
      description="En los días sin horario semanal cuenta el de apertura de la consulta. Si dos coinciden, cuenta el que empezó después. Las citas que ya hay no se cambian."
      actions={
        <Button icon={PlusIcon} disabled={weeks.length >= HOURS_LIMITS.weeksMax} onClick={() => form.open()}>
          Añadir horario
        </Button>
      }
    >
      {weeks.length === 0 ? (
        <p className={styles.none}>Sin horario propio: cuenta el horario de apertura de la consulta.</p>
      ) : (
        <ul className={styles.list} aria-label="Horarios semanales">
          {weeks.map((week) => (
            <li key={week.from} className={styles.entry}>
              <div className={styles.text}>
                <span className={styles.heading}>
                  {validityText(week)}
                  {week === current && <Badge tone="success">Vigente</Badge>}
                </span>
                <dl className={styles.lines}>
                  {weekLines(week.stretches).map(([days, times]) => (
                    <div key={days} className={styles.line}>
                      <dt>{days}</dt>
                      <dd>{times}</dd>
                    </div>
                  ))}
                </dl>
              </div>
              <div className={styles.buttons}>
                <IconButton
                  icon={EditIcon}
                  label={`Editar el horario: ${validityText(week)}`}
                  onClick={() => form.open(week.from)}
                />
                <IconButton
                  icon={TrashIcon}
                  label={`Quitar el horario: ${validityText(week)}`}
                  onClick={() => removal.open(week.from)}
                />
              </div>
            </li>
          ))}
        </ul>
      )}
      {form.isOpen && (
        <WeekDialog
          hours={hours}
          index={weeks.findIndex(({ from }) => from === form.id)}
          onClose={form.close}
        />
      )}
      {removed && <RemovalDialog hours={hours} week={removed} onClose={removal.close} />}
    </Card>
  );
}
