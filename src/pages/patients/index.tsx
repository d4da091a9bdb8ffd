import { type ReactNode, useCallback, useDeferredValue, useMemo } from 'react';
import type { PatientListItem } from '@/contract/patientAnswers';
import { invitableTogether } from '@/contract/invitations';
import { PATIENT_MESSAGES } from '@/contract/patients';
import { newAppointmentAddress, useAheadCount } from '@/features/appointments';
import { RoleGate, useAuth } from '@/features/auth';
import { StartChatButton } from '@/features/chat';
import { ListDownload } from '@/features/exports';
import { ImportLink } from '@/features/imports';
import {
  InvitationCell,
  invitationsDomain,
  InvitingBar,
  InvitingChoice,
  InvitingSwitch,
  useInviting,
} from '@/features/invitations';
import {
  DeletedPatients,
  DeletePatientDialog,
  filterPatients,
  keptPatientFilters,
  orderChosen,
  orderOf,
  orderPatients,
  PatientFilters,
  PatientTable,
  reachChosen,
  searchChanged,
  selectPatientFilters,
  sortOf,
  statusFilterChosen,
  useKnownContacts,
  useListPatientsQuery,
  patientsDomain,
  prefetchPatients,
} from '@/features/patients';
import { failureOf } from '@/shared/api/errors';
import { useCapability } from '@/shared/capabilities';
import { FRESH_ON_RETURN } from '@/shared/freshness';
import { useListFilters } from '@/shared/useListFilters';
import { useNavigateWhileShown } from '@/shared/useNavigateWhileShown';
import { openedIn, useOpening } from '@/shared/openings/useOpening';
import { useAppDispatch, useAppSelector } from '@/shared/redux';
import { ROUTES } from '@/shared/routes';
import { ButtonLink } from '@/shared/ui/button/Button';
import { DrawnLater } from '@/shared/ui/drawn-later/DrawnLater';
import { EmptyState } from '@/shared/ui/empty-state/EmptyState';
import { ErrorState } from '@/shared/ui/error-state/ErrorState';
import {
  CalendarPlusIcon,
  EditIcon,
  EyeIcon,
  PatientsIcon,
  PlusIcon,
  SearchEmptyIcon,
  TrashIcon,
} from '@/shared/ui/icon/icons';
import { IconButton } from '@/shared/ui/icon-button/IconButton';
import type { Sort } from '@/shared/ui/data-table/rows';
import { SegmentedControl } from '@/shared/ui/segmented-control/SegmentedControl';
import { PageHeader } from '@/shared/ui/page-header/PageHeader';

/** /patients */
export function PatientsPage() {
  return (
    <RoleGate audience="therapist" desk={<PatientList atDesk />}>
      <TherapistPatients />
    </RoleGate>
  );
}

const REACHES = [
  { value: 'own', label: 'Mis pacientes' },
  { value: 'practice', label: 'De la consulta' },
] as const;

/** The own patients and, for who is administration too, a switch to the contacts of the practice. */
function TherapistPatients() {
  const { isAdmin } = useAuth();
  const dispatch = useAppDispatch();
  const { reach } = useAppSelector(selectPatientFilters);
  if (!isAdmin) return <PatientList />;
  return (
    <PatientList
      key={reach}
      {...(reach === 'practice' && { atDesk: true, reach })}
      choice={
        <SegmentedControl
          label="Pacientes que se muestran"
          value={reach}
          onChange={(value) => dispatch(reachChosen(value))}
          options={REACHES}
        />
      }
    />
  );
}

const NOBODY: readonly PatientListItem[] = [];

/* Props of the table stay identical between keystrokes, so that only the search box renders. */

const renderInvitation = (patient: PatientListItem) => <InvitationCell patient={patient} />;

/** From the contacts of the practice, the form says for whom. */
const newPatientTo = (reach: PatientListProps['reach']) =>
  reach === 'practice' ? ROUTES.newPatientOfPractice : ROUTES.newPatient;

/** `reach` is what the list shows, so that the file holds the same. */
function Header({ reach }: Pick<PatientListProps, 'reach'>) {
  const isSearched = useAppSelector((state) => {
    const { search, status } = selectPatientFilters(state);
    return search.trim() !== '' || status !== '';
  });
  return (
    <PageHeader
      title="Pacientes"
      actions={
        <>
          <ListDownload list="patients" filters={{ reach }} isPartial={isSearched} />
          <ImportLink>Importar</ImportLink>
          <ButtonLink to={newPatientTo(reach)} variant="primary" icon={PlusIcon}>
            Nuevo paciente
          </ButtonLink>
        </>
      }
    />
  );
}

const noPatients = (reach?: PatientListProps['reach']) => (
  <EmptyState
    icon={PatientsIcon}
    title="No hay pacientes registrados"
    text="Añade el primero y envíale una invitación para que use la aplicación desde casa."
    action={<ButtonLink to={newPatientTo(reach)}>Nuevo paciente</ButtonLink>}
  />
);
const NO_PATIENTS = noPatients();
const NONE_IN_PRACTICE = noPatients('practice');

const NONE_FOUND = (
  <EmptyState icon={SearchEmptyIcon} title="No se encontraron pacientes" text="Prueba con otra búsqueda." />
);

/**
 * The column of the invitations, and `together`: the patients who can be invited at once. While some are chosen, each of them
 * has a checkbox. The desk is not told who is in treatment, and can choose nobody.
 */
function useInvitationColumn(all: readonly PatientListItem[], atDesk: boolean) {
  const isInviting = useInviting() && !atDesk;
  const together = useMemo(() => (atDesk ? NOBODY : invitableTogether(all)), [all, atDesk]);
  const isTogether = useMemo(() => {
    const ids = new Set(together.map(({ id }) => id));
    return ({ id }: PatientListItem) => ids.has(id);
  }, [together]);
  const renderChoice = useCallback(
    (patient: PatientListItem) =>
      isTogether(patient) ? <InvitingChoice patient={patient} /> : renderInvitation(patient),
    [isTogether],
  );
  return { isInviting, together, isTogether, render: isInviting ? renderChoice : renderInvitation };
}

/** The order as the table's headings show it and ask for it. */
function useSorting(order: Parameters<typeof sortOf>[0]) {
  const dispatch = useAppDispatch();
  const sort = useMemo(() => sortOf(order), [order]);
  const onSortChange = useCallback((asked: Sort) => void dispatch(orderChosen(orderOf(asked))), [dispatch]);
  return { sort, onSortChange };
}

/** What can be done with a row's patient. At the desk there are no conversations, and nobody is deleted. */
function useRowActions(atDesk: boolean, askDeletion: (id: string) => void) {
  const navigate = useNavigateWhileShown();
  return useCallback(
    (patient: PatientListItem) => (
      <>
        <IconButton
          size="sm"
          icon={EyeIcon}
          label={`Ver a ${patient.name}`}
          onClick={() => navigate(ROUTES.patient(patient.id))}
        />
        {atDesk ? (
          <IconButton
            size="sm"
            icon={CalendarPlusIcon}
            label={`Dar cita a ${patient.name}`}
            onClick={() => navigate(newAppointmentAddress({ patientId: patient.id }))}
          />
        ) : (
          <StartChatButton
            patient={patient}
            onStarted={(conversationId) => navigate(ROUTES.conversation(conversationId))}
          />
        )}
        <IconButton
          size="sm"
          icon={EditIcon}
          label={`Editar a ${patient.name}`}
          onClick={() => navigate(ROUTES.editPatient(patient.id))}
        />
        {!atDesk && (
          <IconButton
            size="sm"
            icon={TrashIcon}
            label={`Eliminar a ${patient.name}`}
            onClick={() => askDeletion(patient.id)}
          />
        )}
      </>
    ),
    [atDesk, askDeletion, navigate],
  );
}

/** Asks before the chosen patient is deleted. Apart from the list, which its counting does not draw again. */
function Deletion({ patient, onClose }: { patient: PatientListItem | null; onClose: () => void }) {
  const ahead = useAheadCount(patient?.id);
  return <DeletePatientDialog patient={patient} appointmentsAhead={ahead} onClose={onClose} />;
}

interface PatientListProps {
  atDesk?: boolean;
  /** Asks for the practice's contacts, which an ADMIN gets without asking. */
  reach?: 'practice';
  choice?: ReactNode;
}

/** The patients whom a therapist attends or, at the desk, names and contacts of the practice's. */
function PatientList({ atDesk = false, reach, choice }: PatientListProps) {
  const dispatch = useAppDispatch();
  const filters = useAppSelector(selectPatientFilters);
  useListFilters(keptPatientFilters);
  const query = useListPatientsQuery(reach, FRESH_ON_RETURN);
  const currentData = useKnownContacts(query.currentData, reach === 'practice');
  const failure = failureOf({ ...query, text: PATIENT_MESSAGES.listFailed });
  const isRecoverable = useCapability('deletedPatients');
  const deletion = useOpening('patientDeletion');
  const { open: askDeletion } = deletion;
  // An answer's rows are drawn in short tasks, not in one that a tap would have to wait for.
  const listed = useDeferredValue(currentData);
  const all = listed ?? NOBODY;
  // Deferred, so that typing stays responsive with thousands of rows.
  const wanted = useDeferredValue(filters);
  const ordered = useMemo(() => orderPatients(all, wanted.order), [all, wanted.order]);
  // A status in a kept address is not the desk's: it is told of none.
  const shown = useMemo(
    () => filterPatients(ordered, atDesk ? { ...wanted, status: '' } : wanted),
    [ordered, wanted, atDesk],
  );
  const findsDocuments = useMemo(() => all.some(({ documentNumber }) => Boolean(documentNumber)), [all]);
  const { isInviting, together, isTogether, render } = useInvitationColumn(all, atDesk);
  const sorting = useSorting(wanted.order);
  const renderActions = useRowActions(atDesk, askDeletion);

  return (
    <>
      <Header reach={reach} />
      {choice}
      <PatientFilters
        {...filters}
        findsDocuments={findsDocuments}
        onSearchChange={(search) => dispatch(searchChanged(search))}
        onStatusChange={atDesk ? undefined : (status) => dispatch(statusFilterChosen(status))}
        actions={
          <>
            {(isInviting || together.length > 0) && <InvitingSwitch />}
            {isRecoverable && <DeletedPatients />}
          </>
        }
      />
      {failure ? (
        <ErrorState {...failure} />
      ) : (
        <DrawnLater isBehind={wanted !== filters || listed !== currentData}>
          <PatientTable
            patients={shown}
            total={all.length}
            loading={!listed}
            {...sorting}
            openedId={filters.openedId}
            atDesk={atDesk}
            empty={all.length > 0 ? NONE_FOUND : reach === 'practice' ? NONE_IN_PRACTICE : NO_PATIENTS}
            renderInvitation={render}
            renderActions={renderActions}
          />
        </DrawnLater>
      )}
      {isInviting && !failure && <InvitingBar patients={together} shown={shown.filter(isTogether)} />}
      <Deletion patient={openedIn(currentData, deletion)} onClose={deletion.close} />
    </>
  );
}

export { PatientsPage as Component };

export const domains = [patientsDomain, invitationsDomain];

export const prefetches = () => [prefetchPatients];
