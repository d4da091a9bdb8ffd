import { SERVICE_MESSAGES as MESSAGES } from '@/contract/services';
import { errorText, isApiError } from '@/shared/api/errors';
import { openedIn, useOpening } from '@/shared/openings/useOpening';
import { Button } from '@/shared/ui/button/Button';
import { Card } from '@/shared/ui/card/Card';
import { EmptyState } from '@/shared/ui/empty-state/EmptyState';
import { ErrorState } from '@/shared/ui/error-state/ErrorState';
import { PlusIcon } from '@/shared/ui/icon/icons';
import { useListServicesQuery } from '../api';
import { DeleteServiceDialog } from './DeleteServiceDialog';
import { ServiceFormDialog } from './ServiceFormDialog';
import { ServiceTable } from './ServiceTable';

/** What the practice offers, for administration. Says so on a backend without services. */
export function ServicesPanel() {
  const { currentData, error, isFetching, refetch } = useListServicesQuery();
  const form = useOpening('serviceForm');
  const deletion = useOpening('serviceDeletion');
  const edited = openedIn(currentData, form);
  const deleted = openedIn(currentData, deletion);
  if (isApiError(error) && error.status === 404)
    return <EmptyState title="Este servidor no guarda servicios" />;

  return (
    <Card
      title="Servicios"
      description="Lo que ofrece la consulta. Al elegir uno en una cita, se ponen su tipo y su duración."
      actions={
        <Button icon={PlusIcon} onClick={() => form.open()}>
          Nuevo servicio
        </Button>
      }
    >
      {error && !currentData ? (
        <ErrorState message={errorText(error, MESSAGES.listFailed)} onRetry={refetch} retrying={isFetching} />
      ) : (
        <ServiceTable
          services={currentData}
          onEdit={({ id }) => form.open(id)}
          onDelete={({ id }) => deletion.open(id)}
        />
      )}
      {form.isOpen && <ServiceFormDialog {...(edited && { service: edited })} onClose={form.close} />}
      {deleted && <DeleteServiceDialog service={deleted} onClose={deletion.close} />}
    </Card>
  );
}
