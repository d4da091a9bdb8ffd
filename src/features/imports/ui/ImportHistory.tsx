import { APPOINTMENT_IMPORT_MESSAGES as MESSAGES } from '@/contract/appointmentImports';
import { APPOINTMENT_IMPORT_LIMITS, IMPORT_LIMITS, IMPORT_MESSAGES } from '@/contract/imports';
import type { EndedImport } from '@/contract/importSchemas';
import { failureOf } from '@/shared/api/errors';
import { formatDate, formatTime } from '@/shared/lib/dates';
import { openedIn, useOpening } from '@/shared/openings/useOpening';
import { Button } from '@/shared/ui/button/Button';
import { Card } from '@/shared/ui/card/Card';
import { ConfirmDialog } from '@/shared/ui/confirm-dialog/ConfirmDialog';
import { ErrorState } from '@/shared/ui/error-state/ErrorState';
import { useSubmit } from '@/shared/useSubmit';
import { useListImportsQuery, useRemoveImportMutation } from '../api';
import { useListAppointmentImportsQuery, useUndoAppointmentImportMutation } from '../appointmentApi';
import styles from './Imports.module.css';

/** Earlier imports of patients. One can be undone while nothing hangs on its patients. */
export function ImportHistory() {
  const list = useListImportsQuery();
  const [remove, { isLoading }] = useRemoveImportMutation();
  return (
    <HistoryCard
      title="Importaciones anteriores"
      list={list}
      limit={IMPORT_LIMITS.listed}
      opening="importUndo"
      countOf={IMPORT_MESSAGES.patients}
      consequence="Se eliminarán todas sus fichas. Solo es posible mientras ninguna tenga citas, cambios u otros datos."
      texts={IMPORT_MESSAGES}
      remove={remove}
      isRemoving={isLoading}
    />
  );
}

/** Earlier imports of appointments. One can be undone while none of them has begun or was changed. */
export function AppointmentImportHistory() {
  const list = useListAppointmentImportsQuery();
  const [undo, { isLoading }] = useUndoAppointmentImportMutation();
  return (
    <HistoryCard
      title="Importaciones de citas anteriores"
      list={list}
      limit={APPOINTMENT_IMPORT_LIMITS.listed}
      opening="appointmentImportUndo"
      countOf={MESSAGES.appointments}
      consequence="Se quitarán todas sus citas de la agenda. Solo es posible mientras ninguna haya empezado ni cambiado, y no se haya avisado a nadie."
      texts={MESSAGES}
      remove={undo}
      isRemoving={isLoading}
    />
  );
}

interface HistoryCardProps {
  title: string;
  /** The answer of the list's query. */
  list: {
    currentData?: readonly EndedImport[] | undefined;
    error?: unknown;
    isFetching: boolean;
    refetch: () => unknown;
  };
  /** How many the list has at most. */
  limit: number;
  /** Name of the opening that asks before an undo. */
  opening: 'importUndo' | 'appointmentImportUndo';
  /** '3 pacientes'. */
  countOf: (total: number) => string;
  /** What an undo does, and when it can be done. */
  consequence: string;
  texts: { listFailed: string; undone: string; undoFailed: string };
  remove: (id: string) => PromiseLike<{ error?: unknown }>;
  isRemoving: boolean;
}

/** Earlier imports of one kind, each of which can be undone. Nothing is shown where there are none. */
function HistoryCard(props: HistoryCardProps) {
  const { title, countOf, texts, limit } = props;
  const { currentData: imports } = props.list;
  const undoing = useOpening(props.opening);
  const entry = openedIn(imports, undoing);
  const failure = failureOf({ ...props.list, text: texts.listFailed });
  if (failure) return <ErrorState {...failure} />;
  if (!imports || imports.length === 0) return null;
  return (
    <Card title={title}>
      <ul className={styles.list} aria-label={title}>
        {imports.map((one) => (
          <Entry key={one.id} entry={one} count={countOf(one.total)} onUndo={() => undoing.open(one.id)} />
        ))}
      </ul>
      {imports.length >= limit && <p className={styles.second}>Son las {limit} últimas; puede haber más.</p>}
      {entry && <UndoQuestion {...props} entry={entry} onClose={undoing.close} />}
    </Card>
  );
}

type UndoQuestionProps = Pick<
  HistoryCardProps,
  'countOf' | 'consequence' | 'texts' | 'remove' | 'isRemoving'
> & { entry: EndedImport; onClose: () => void };

function UndoQuestion({
  entry,
  onClose,
  countOf,
  consequence,
  texts,
  remove,
  isRemoving,
}: UndoQuestionProps) {
  const { submit, failure } = useSubmit((id: string) => remove(id), {
    success: texts.undone,
    failure: texts.undoFailed,
    failureIn: 'alert',
    onDone: onClose,
  });
  return (
    <ConfirmDialog
      open
      title="¿Deshacer la importación?"
      subject={countOf(entry.total)}
      consequence={consequence}
      confirmLabel="Deshacer importación"
      tone="danger"
      pending={isRemoving}
      error={failure ?? undefined}
      onConfirm={() => submit(entry.id)}
      onCancel={onClose}
    />
  );
}

function Entry({ entry, count, onUndo }: { entry: EndedImport; count: string; onUndo: () => void }) {
  const { createdAt, therapistName, undoneAt } = entry;
  const when = `${formatDate(createdAt)}, ${formatTime(createdAt)}`;
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <strong>{count}</strong>
        <span className={styles.second}>
          {when} · {therapistName}
        </span>
      </div>
      <div className={styles.end}>
        {undoneAt ? (
          <span className={styles.second}>Deshecha</span>
        ) : (
          <Button size="sm" aria-label={`Deshacer la importación del ${when}`} onClick={onUndo}>
            Deshacer
          </Button>
        )}
      </div>
    </li>
  );
}
