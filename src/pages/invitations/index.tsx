import { INVITATION_MESSAGES } from '@/contract/invitations';
import { RoleGate } from '@/features/auth';
import {
  CancelInvitationFlow,
  filterInvitations,
  InvitationCounters,
  InvitationFilters,
  InvitationSelectionBar,
  InvitationSelectionSwitch,
  InvitationTable,
  keptInvitationFilters,
  searchChanged,
  selectInvitationFilters,
  selectSelection,
  statusFilterChosen,
  useListInvitationsQuery,
  invitationsDomain,
  prefetchInvitations,
} from '@/features/invitations';
import { errorText, failureOf } from '@/shared/api/errors';
import { FRESH_ON_RETURN } from '@/shared/freshness';
import { useListFilters } from '@/shared/useListFilters';
import { openedIn, useOpening } from '@/shared/openings/useOpening';
import { useAppDispatch, useAppSelector } from '@/shared/redux';
import { toastRequested } from '@/shared/toasts/slice';
import { Button } from '@/shared/ui/button/Button';
import { EmptyState } from '@/shared/ui/empty-state/EmptyState';
import { ErrorState } from '@/shared/ui/error-state/ErrorState';
import { MailIcon, RefreshIcon, SearchEmptyIcon } from '@/shared/ui/icon/icons';
import { PageHeader } from '@/shared/ui/page-header/PageHeader';

/** /invitations */
export function InvitationsPage() {
  return (
    <RoleGate audience="therapist">
      <InvitationDashboard />
    </RoleGate>
  );
}

function InvitationDashboard() {
  const dispatch = useAppDispatch();
  const filters = useAppSelector(selectInvitationFilters);
  useListFilters(keptInvitationFilters);
  const query = useListInvitationsQuery(undefined, FRESH_ON_RETURN);
  const { currentData, isLoading, isFetching, refetch } = query;
  const failure = failureOf({ ...query, text: INVITATION_MESSAGES.listFailed });
  const cancellation = useOpening('invitationCancelling');
  const { active: selecting } = useAppSelector(selectSelection);
  const all = currentData ?? [];
  const cancelling = openedIn(all, cancellation);
  const shown = filterInvitations(all, filters);

  const refresh = async () => {
    const result = await refetch();
    dispatch(
      toastRequested(
        result.error
          ? { message: errorText(result.error, INVITATION_MESSAGES.listFailed), variant: 'error' }
          : { message: INVITATION_MESSAGES.refreshed, variant: 'success' },
      ),
    );
  };

  return (
    <>
      <PageHeader
        title="Invitaciones"
        description="Invita a tus pacientes desde la lista de pacientes y sigue aquí el estado de cada invitación."
        actions={
          <Button icon={RefreshIcon} onClick={refresh} loading={isFetching}>
            Actualizar
          </Button>
        }
      />
      {failure ? (
        <ErrorState {...failure} />
      ) : (
        <>
          <InvitationCounters invitations={all} loading={isLoading} />
          <InvitationFilters
            {...filters}
            onSearchChange={(search) => dispatch(searchChanged(search))}
            onStatusChange={(status) => dispatch(statusFilterChosen(status))}
          />
          <InvitationSelectionSwitch />
          <InvitationTable
            invitations={shown}
            total={all.length}
            selecting={selecting}
            loading={isLoading}
            onCancel={({ id }) => cancellation.open(id)}
            empty={
              all.length === 0 ? (
                <EmptyState
                  icon={MailIcon}
                  title="No hay invitaciones"
                  text="Envía la primera desde la lista de pacientes."
                />
              ) : (
                <EmptyState
                  icon={SearchEmptyIcon}
                  title="No se encontraron invitaciones"
                  text="Prueba con otra búsqueda."
                />
              )
            }
          />
          {selecting && <InvitationSelectionBar invitations={all} shown={shown} />}
        </>
      )}
      {cancelling && <CancelInvitationFlow invitation={cancelling} onDone={cancellation.close} />}
    </>
  );
}

export { InvitationsPage as Component };

export const domains = [invitationsDomain];

export const prefetches = () => [prefetchInvitations];
