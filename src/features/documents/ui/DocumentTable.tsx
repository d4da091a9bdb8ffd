import { useMemo } from 'react';
import type { PatientDocument } from '@/contract/documentAnswers';
import {
  DOCUMENT_KIND_LABELS,
  DOCUMENT_MESSAGES as MESSAGES,
  DOCUMENT_TYPE_LABELS,
} from '@/contract/documents';
import { formatDate } from '@/shared/lib/dates';
import { Badge } from '@/shared/ui/badge/Badge';
import { Button } from '@/shared/ui/button/Button';
import { DataTable } from '@/shared/ui/data-table/DataTable';
import type { Column } from '@/shared/ui/data-table/rows';
import { EmptyState } from '@/shared/ui/empty-state/EmptyState';
import { DownloadIcon, EditIcon, EyeIcon, FileIcon, TrashIcon } from '@/shared/ui/icon/icons';
import { Menu } from '@/shared/ui/menu/Menu';
import { formatSize } from '../chosenFiles';
import styles from './DocumentTable.module.css';

export interface DocumentTableProps {
  /** Undefined while they are on their way. */
  documents: readonly PatientDocument[] | undefined;
  /** Shows a picture, or saves a file. */
  onOpen: (document: PatientDocument) => unknown;
  onDownload: (document: PatientDocument) => void;
  /** Both only for who may change documents. */
  onEdit?: (document: PatientDocument) => void;
  onDelete?: (document: PatientDocument) => void;
  /** What an episode is called. Shown only where there are several. */
  episodeTitle?: ((episodeId: string) => string | undefined) | undefined;
  emptyText: string;
}

/** Whether the application shows it itself. */
export const isPicture = ({ type }: Pick<PatientDocument, 'type'>): boolean => type !== 'application/pdf';

const NAME: Column<PatientDocument> = {
  key: 'name',
  header: 'Documento',
  cardTitle: true,
  render: ({ name, note }) => (
    <>
      <span className={styles.name}>{name}</span>
      {note && <span className={styles.note}>{note}</span>}
    </>
  ),
};
const KIND: Column<PatientDocument> = {
  key: 'kind',
  header: 'Tipo',
  render: ({ kind }) => DOCUMENT_KIND_LABELS[kind],
};
const DAY: Column<PatientDocument> = {
  key: 'day',
  header: 'Fecha',
  render: ({ day }) => <span className={styles.day}>{formatDate(day)}</span>,
};
const FILE: Column<PatientDocument> = {
  key: 'file',
  header: 'Archivo',
  render: ({ type, size }) => `${DOCUMENT_TYPE_LABELS[type]}, ${formatSize(size)}`,
};
const SEEN: Column<PatientDocument> = {
  key: 'seen',
  header: 'Paciente',
  render: ({ shared, sentByPatient }) => (
    <Badge tone={shared ? 'info' : 'neutral'}>
      {sentByPatient ? 'Lo ha enviado' : shared ? 'Compartido' : 'No lo ve'}
    </Badge>
  ),
};
const FROM: Column<PatientDocument> = {
  key: 'from',
  header: 'De',
  render: ({ sentByPatient, author }) => (sentByPatient ? 'Enviado por ti' : author.name),
};

const episodeColumn = (
  titleOf: NonNullable<DocumentTableProps['episodeTitle']>,
): Column<PatientDocument> => ({
  key: 'episode',
  header: 'Proceso',
  render: ({ episodeId }) => (episodeId && titleOf(episodeId)) ?? '—',
});

const STAFF_COLUMNS = [NAME, KIND, DAY, SEEN, FILE];
const PATIENT_COLUMNS = [NAME, KIND, DAY, FROM, FILE];

/** Documents with their actions. Who may not change them sees who each is from. */
export function DocumentTable({
  documents,
  onOpen,
  onDownload,
  onEdit,
  onDelete,
  episodeTitle,
  emptyText,
}: DocumentTableProps) {
  const isStaff = onEdit !== undefined;
  const actions = (document: PatientDocument) => {
    const download = { key: 'download', label: 'Descargar', icon: DownloadIcon };
    const edit = { key: 'edit', label: 'Editar', icon: EditIcon };
    const remove = { key: 'delete', label: 'Eliminar', icon: TrashIcon, tone: 'danger' as const };
    const items = [
      ...(isPicture(document) ? [{ ...download, onSelect: () => onDownload(document) }] : []),
      ...(onEdit ? [{ ...edit, onSelect: () => onEdit(document) }] : []),
      ...(onDelete ? [{ ...remove, onSelect: () => onDelete(document) }] : []),
    ];
    const verb = isPicture(document) ? 'Ver' : 'Descargar';
    return (
      <div className={styles.actions}>
        <Button
          size="sm"
          icon={isPicture(document) ? EyeIcon : DownloadIcon}
          aria-label={`${verb} ${document.name}`}
          onClick={() => onOpen(document)}
        >
          {verb}
        </Button>
        {items.length > 0 && <Menu size="sm" label={`Acciones de ${document.name}`} items={items} />}
      </div>
    );
  };
  const columns = useMemo(() => {
    if (!isStaff) return PATIENT_COLUMNS;
    return episodeTitle ? [...STAFF_COLUMNS, episodeColumn(episodeTitle)] : STAFF_COLUMNS;
  }, [isStaff, episodeTitle]);
  return (
    <DataTable
      caption="Documentos"
      columns={columns}
      rows={documents ?? []}
      getRowId={({ id }) => id}
      loading={!documents}
      empty={<EmptyState icon={FileIcon} title={MESSAGES.empty} text={emptyText} />}
      rowActions={actions}
    />
  );
}
