import type { ReactNode } from 'react';
import type { Absence, TherapistHours } from '@/contract/hoursAnswers';
import { ABSENCE_KIND_LABELS, ABSENCE_LABEL, HOURS_MESSAGES as MESSAGES } from '@/contract/hours';
import { useToday } from '@/shared/freshness';
import { useOpenedIn, useOpening } from '@/shared/openings/useOpening';
import { useSubmit } from '@/shared/useSubmit';
import { Button } from '@/shared/ui/button/Button';
import { Card } from '@/shared/ui/card/Card';
import { Disclosure } from '@/shared/ui/disclosure/Disclosure';
import { EditIcon, PlusIcon, TrashIcon } from '@/shared/ui/icon/icons';
import { IconButton } from '@/shared/ui/icon-button/IconButton';
import { useRemoveAbsenceMutation } from '../api';
import { absenceSpanText } from '../hoursTexts';
import { type TouchedRenderer, AbsenceDialog } from './AbsenceDialog';
import styles from './Entries.module.css';

export interface AbsencesCardProps {
  hours: TherapistHours;
  renderTouched: TouchedRenderer;
}

/** Absences of a therapist, and the appointments on which those to come fall. */
export function AbsencesCard({ hours, renderTouched }: AbsencesCardProps) {
  const { therapistId, absences } = hours;
  const form = useOpening('absenceForm');
  const edited = useOpenedIn(absences, form);
  const [removeOne] = useRemoveAbsenceMutation();
  const { submit: remove } = useSubmit(({ id }: Absence) => removeOne(id), {
    success: MESSAGES.absenceRemoved,
    failure: MESSAGES.absenceRemoveFailed,
  });
  const today = useToday();
  const ahead = absences.filter(({ to }) => to >= today);
  const earlier = absences.filter(({ to }) => to < today).reverse();
  const entry = (absence: Absence, isAhead: boolean) => (
    <AbsenceEntry
      key={absence.id}
      absence={absence}
      onEdit={() => form.open(absence.id)}
      onRemove={() => void remove(absence)}
    >
      {isAhead && (
        <div className={styles.touched}>
          {renderTouched({ therapistId, span: absence, isPreview: false })}
        </div>
      )}
    </AbsenceEntry>
  );
  return (
    <Card
      title="Ausencias"
      description="Vacaciones, bajas, formación. Las citas que ya hay no se cambian: muévelas o avisa a cada paciente."
      actions={
        <Button icon={PlusIcon} onClick={() => form.open()}>
          Añadir ausencia
        </Button>
      }
    >
      {ahead.length === 0 ? (
        <p className={styles.none}>No hay ausencias previstas.</p>
      ) : (
        <ul className={styles.list} aria-label="Ausencias previstas">
          {ahead.map((absence) => entry(absence, true))}
        </ul>
      )}
      {earlier.length > 0 && (
        <div className={styles.earlier}>
          <Disclosure summary={`Anteriores (${earlier.length})`}>
            <ul className={styles.list} aria-label="Ausencias anteriores">
              {earlier.map((absence) => entry(absence, false))}
            </ul>
          </Disclosure>
        </div>
      )}
      {form.isOpen && (
        <AbsenceDialog
          therapistId={therapistId}
          absence={edited}
          renderTouched={renderTouched}
          onClose={form.close}
        />
      )}
    </Card>
  );
}

interface AbsenceEntryProps {
  absence: Absence;
  onEdit: () => void;
  onRemove: () => void;
  children: ReactNode;
}

function AbsenceEntry({ absence, onEdit, onRemove, children }: AbsenceEntryProps) {
  const span = absenceSpanText(absence);
  return (
    <li className={styles.entry}>
      <div className={styles.text}>
        <span className={styles.heading}>{span}</span>
        <p className={styles.note}>
          {absence.kind ? ABSENCE_KIND_LABELS[absence.kind] : ABSENCE_LABEL}
          {absence.reason && ` · ${absence.reason}`}
        </p>
      </div>
      <div className={styles.buttons}>
        <IconButton icon={EditIcon} label={`Editar la ausencia: ${span}`} onClick={onEdit} />
        <IconButton icon={TrashIcon} label={`Quitar la ausencia: ${span}`} onClick={onRemove} />
      </div>
      {children}
    </li>
  );
}
