import type { ReactNode } from 'react';
import { APPOINTMENT_IMPORT_MESSAGES, type AppointmentMapping } from '@/contract/appointmentImports';
import type { ColumnMapping } from '@/contract/importFields';
import { FILE_REFUSALS, IMPORT_MESSAGES, leftOutText } from '@/contract/imports';
import { useAppDispatch, useAppSelector, useAppStore } from '@/shared/redux';
import { Button } from '@/shared/ui/button/Button';
import { Card } from '@/shared/ui/card/Card';
import { EmptyState } from '@/shared/ui/empty-state/EmptyState';
import { CheckIcon } from '@/shared/ui/icon/icons';
import { InlineAlert } from '@/shared/ui/inline-alert/InlineAlert';
import { ProgressBar } from '@/shared/ui/progress-bar/ProgressBar';
import { VisuallyHidden } from '@/shared/ui/visually-hidden/VisuallyHidden';
import { appointmentFaults, correctCell, patientFaults, spareColumns } from '../corrections';
import {
  type AnyReport,
  type AppointmentReport,
  chosenRows,
  heldImports,
  type HeldImport,
  isFaulty,
  type RowReport,
} from '../held';
import type { FileTable } from '../read/table';
import {
  checkStarted,
  columnMapped,
  fileChosen,
  importConfirmed,
  importLeft,
  mappingReopened,
  rowAllowed,
  rowCorrected,
  rowsAllowed,
  selectImport,
  wrongCellsEmptied,
} from '../slice';
import { batchOf } from '../workAppointments';
import { AppointmentColumns } from './AppointmentColumns';
import { AppointmentReview } from './AppointmentReview';
import { ImportColumns } from './ImportColumns';
import { ImportFile } from './ImportFile';
import { ImportReview } from './ImportReview';
import styles from './Imports.module.css';

export interface ImportWizardProps {
  /** For whom administration imports; shown before the file. */
  therapistField?: ReactNode;
  /** Link to the patients, shown at the end. */
  link?: ReactNode;
}

/** Holds the chosen file outside the state and says that there is one. */
function useFileChoice() {
  const dispatch = useAppDispatch();
  const { extra } = useAppStore();
  return (file: File) => {
    const action = fileChosen();
    heldImports(extra).clear();
    heldImports(extra).set(action.payload, { file, name: file.name });
    dispatch(action);
  };
}

/** Appointments are sent in one call, which can no longer be taken back. */
function Progress({ label, mayCancel = true }: { label: string; mayCancel?: boolean }) {
  const dispatch = useAppDispatch();
  const { done, total } = useAppSelector(selectImport);
  const shown = `${done.toLocaleString('es-ES')} de ${total.toLocaleString('es-ES')}`;
  return (
    <Card>
      <div className={styles.stack}>
        <ProgressBar label={label} value={done} max={Math.max(1, total)} valueText={shown} />
        {mayCancel && (
          <div className={styles.actions}>
            <Button onClick={() => dispatch(importLeft())}>Cancelar</Button>
          </div>
        )}
      </div>
    </Card>
  );
}

/** Lines of the file that were not sent. */
function linesLeftOut(held: HeldImport | undefined, allowed: readonly number[]): number[] {
  const patients = held?.patients?.rows ?? [];
  const appointments = held?.appointments?.rows ?? [];
  const sent = new Set<AnyReport>([
    ...chosenRows(patients, allowed),
    ...batchOf(chosenRows(appointments, allowed)),
  ]);
  return [...patients, ...appointments].filter((row) => !sent.has(row)).map(({ line }) => line);
}

function Done({ held, link }: Pick<ImportWizardProps, 'link'> & { held: HeldImport | undefined }) {
  const dispatch = useAppDispatch();
  const { kind, total, allowed } = useAppSelector(selectImport);
  const isAgenda = kind === 'appointments';
  return (
    <EmptyState
      icon={CheckIcon}
      title={isAgenda ? APPOINTMENT_IMPORT_MESSAGES.sent(total) : IMPORT_MESSAGES.sent(total)}
      text={[
        isAgenda
          ? 'No se ha avisado a nadie. Los recordatorios salen cuando toque, y no antes de dos horas: hasta entonces puedes deshacer la importación.'
          : 'Ninguno tiene acceso a la aplicación hasta que lo invites. «Invitar a varios», en Pacientes, lo hace de una vez.',
        leftOutText(linesLeftOut(held, allowed)),
      ]
        .join(' ')
        .trim()}
      action={
        <div className={styles.actions}>
          <Button onClick={() => dispatch(importLeft())}>Importar otro archivo</Button>
          {link}
        </div>
      }
    />
  );
}

/** The columns of the chosen file. */
function Columns({ table }: { table: FileTable }) {
  const dispatch = useAppDispatch();
  const { kind, mapping, failure } = useAppSelector(selectImport);
  const { headings, rows, sheets } = table;
  const rest = {
    ...{ headings, rows, failure },
    onCheck: () => dispatch(checkStarted(rows.length)),
    onLeave: () => dispatch(importLeft()),
  };
  return (
    <div className={styles.stack}>
      {sheets && (
        <InlineAlert tone="warning">
          El libro tiene {sheets} hojas y solo se lee la primera. Guarda las demás en archivos aparte.
        </InlineAlert>
      )}
      {kind === 'appointments' ? (
        <AppointmentColumns
          {...rest}
          mapping={mapping as AppointmentMapping}
          onMap={(column, field) => dispatch(columnMapped({ column, field }))}
        />
      ) : (
        <ImportColumns
          {...rest}
          mapping={mapping as ColumnMapping}
          onMap={(column, field) => dispatch(columnMapped({ column, field }))}
        />
      )}
    </div>
  );
}

/** What the check of the chosen file found. */
function Review({ held }: { held: HeldImport }) {
  const dispatch = useAppDispatch();
  const { mapping, allowed, failure, correction, corrected } = useAppSelector(selectImport);
  const cellsAt = (place: number) => ({
    cells: held.table?.rows[place] ?? [],
    corrected: held.corrected?.get(place),
  });
  const corrections = {
    ...{ corrected, last: correction },
    onType: (place: number, column: number, text: string) => correctCell(held, place, column, text),
    onCheck: (place: number) => dispatch(rowCorrected(place)),
  };
  const rest = {
    ...{ allowed, failure },
    onAllow: (row: number, isAllowed: boolean) => dispatch(rowAllowed({ row, isAllowed })),
    onAllowAll: (rows: number[]) => dispatch(rowsAllowed(rows)),
    onConfirm: (count: number) => dispatch(importConfirmed(count)),
    onBack: () => dispatch(mappingReopened()),
  };
  if (held.appointments) {
    const { rows } = held.appointments;
    const faultsOf = (place: number) =>
      appointmentFaults(rows[place] as AppointmentReport, {
        ...cellsAt(place),
        mapping: mapping as AppointmentMapping,
      });
    return <AppointmentReview {...rest} rows={rows} corrections={{ ...corrections, faultsOf }} />;
  }
  const rows = held.patients?.rows ?? [];
  const faultsOf = (place: number) =>
    patientFaults(rows[place] as RowReport, { ...cellsAt(place), mapping: mapping as ColumnMapping });
  const spare = rows.flatMap((row, place) =>
    // What was typed in a row that could not be looked at is not known to be wrong.
    isFaulty(row) && place !== correction?.row
      ? spareColumns(faultsOf(place), mapping as ColumnMapping).map((column) => ({ place, column }))
      : [],
  );
  return (
    <ImportReview
      {...rest}
      rows={rows}
      corrections={{ ...corrections, faultsOf }}
      spare={{
        count: spare.length,
        onEmpty: () => {
          for (const { place, column } of spare) correctCell(held, place, column, '');
          dispatch(wrongCellsEmptied(rows.length));
        },
      }}
    />
  );
}

/** What a screen reader hears when a stage begins: the button that was pressed went with the stage before. */
const TOLD: Partial<Record<ReturnType<typeof selectImport>['stage'], string>> = {
  mapping: 'Archivo leído',
  checking: 'Se comprueban las filas',
  deciding: 'Filas comprobadas',
  sending: 'Se importan las filas',
  done: 'Importación terminada',
};

/**
 * The way of a file to becoming patients or appointments: its columns, what is wrong with its rows, and the import itself.
 */
export function ImportWizard(props: ImportWizardProps) {
  const { stage, failure } = useAppSelector(selectImport);
  return (
    <>
      <Stage {...props} />
      <VisuallyHidden>
        <span role="status">{failure ? '' : TOLD[stage]}</span>
      </VisuallyHidden>
    </>
  );
}

function Stage({ therapistField, link }: ImportWizardProps) {
  const { extra } = useAppStore();
  const chooseFile = useFileChoice();
  const { kind, stage, fileId, therapistId, failure } = useAppSelector(selectImport);
  const isAgenda = kind === 'appointments';
  const held = heldImports(extra).get(fileId ?? '');
  if (stage === 'checking') return <Progress label="Comprobando las filas" />;
  if (stage === 'sending')
    return <Progress label={isAgenda ? 'Importando citas' : 'Importando pacientes'} mayCancel={!isAgenda} />;
  if (stage === 'done') return <Done held={held} link={link} />;
  if (stage === 'deciding' && (held?.patients || held?.appointments)) return <Review held={held} />;
  if (stage === 'mapping' && held?.table) return <Columns table={held.table} />;
  return (
    <div className={styles.stack}>
      {therapistField}
      <ImportFile
        kind={kind}
        onFile={chooseFile}
        failure={failure ?? (stage === 'mapping' || stage === 'deciding' ? FILE_REFUSALS.failed : null)}
        disabled={therapistField !== undefined && !therapistId}
        reading={stage === 'reading'}
      />
    </div>
  );
}
