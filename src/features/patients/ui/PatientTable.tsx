import { memo, useMemo, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { formatPhone } from '@/contract/common/text';
import type { PatientListItem } from '@/contract/patientAnswers';
import { formatDate } from '@/shared/lib/dates';
import { ROUTES } from '@/shared/routes';
import { DataTable } from '@/shared/ui/data-table/DataTable';
import type { Column, Sort } from '@/shared/ui/data-table/rows';
import { CareBadge, PatientStatusBadge } from './PatientMarks';
import styles from './PatientTable.module.css';

/** The page fills the slots with parts of other domains. */
export interface PatientTableProps {
  patients: readonly PatientListItem[];
  /** Number of patients without filters, for 'Mostrando X de Y pacientes'. */
  total: number;
  loading?: boolean;
  sort?: Sort;
  onSortChange?: (sort: Sort) => void;
  /** Patient whose record was opened last: the row is in view and stands out. */
  openedId?: string | null;
  empty?: ReactNode;
  /** For an ADMIN, who knows contact data and lead, neither status nor registration. */
  atDesk?: boolean;
  renderInvitation: (patient: PatientListItem) => ReactNode;
  renderActions: (patient: PatientListItem) => ReactNode;
}

/** Height in pixels of a row with a one-line name, an address and a phone number. */
const ROW_HEIGHT = 62;

const NAME: Column<PatientListItem> = {
  key: 'name',
  header: 'Paciente',
  cardTitle: true,
  sortable: true,
  render: ({ id, name, care }) => (
    <div className={styles.person}>
      <Link to={ROUTES.patient(id)} className={styles.name}>
        {name}
      </Link>
      {care && <CareBadge care={care} />}
    </div>
  ),
};

/** Allows a line break before the @ of a long address. */
const breakable = (email: string) => {
  const at = email.lastIndexOf('@');
  return (
    <>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </>
  );
};

const CONTACT: Column<PatientListItem> = {
  key: 'contact',
  header: 'Contacto',
  render: ({ email, phone }) => (
    <div className={styles.contact}>
      {email && <span>{breakable(email)}</span>}
      {phone && <span>{formatPhone(phone)}</span>}
      {!email && !phone && <span>—</span>}
    </div>
  ),
};

const STATUS: Column<PatientListItem> = {
  key: 'status',
  header: 'Estado',
  width: '7.5rem',
  render: ({ status }) => <PatientStatusBadge status={status} />,
};

const THERAPIST: Column<PatientListItem> = {
  key: 'therapist',
  header: 'Fisioterapeuta',
  render: ({ therapistName }) => therapistName || '—',
};

const CREATED: Column<PatientListItem> = {
  key: 'createdAt',
  header: 'Fecha de registro',
  width: '7.5rem',
  sortable: true,
  render: ({ createdAt }) => formatDate(createdAt),
};

const idOfRow = ({ id }: PatientListItem) => id;

/** Patients with contact, status, invitation, registration date and actions. */
export const PatientTable = memo(function PatientTable({
  patients,
  total,
  loading,
  sort,
  onSortChange,
  openedId = null,
  empty,
  atDesk = false,
  renderInvitation,
  renderActions,
}: PatientTableProps) {
  const columns = useMemo<Column<PatientListItem>[]>(
    () => [
      NAME,
      CONTACT,
      atDesk ? THERAPIST : STATUS,
      { key: 'invitation', header: 'Invitación', width: '10rem', render: renderInvitation },
      ...(atDesk ? [] : [CREATED]),
    ],
    [renderInvitation, atDesk],
  );
  const opened = openedId === null ? -1 : patients.findIndex(({ id }) => id === openedId);
  return (
    <div className={styles.table}>
      <DataTable
        caption="Pacientes"
        columns={columns}
        rows={patients}
        getRowId={idOfRow}
        rowActions={renderActions}
        estimateRowHeight={ROW_HEIGHT}
        loading={loading}
        sort={sort}
        onSortChange={onSortChange}
        isMarked={({ id }) => id === openedId}
        {...(opened >= 0 && {
          reveal: { index: opened, align: 'center', movesPage: true, token: `opened-${openedId}` },
        })}
        empty={empty}
      />
      {!loading && (
        <p className={styles.footer} role="status">
          {`Mostrando ${patients.length} de ${total} pacientes`}
        </p>
      )}
    </div>
  );
});
