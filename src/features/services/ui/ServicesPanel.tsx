import { useState } from 'react';
import type { Service } from '@/contract/services/entities';
import { SERVICE_MESSAGES as MESSAGES } from '@/contract/services/messages';
import { errorText, isApiError } from '@/shared/api';
import { Button } from '@/shared/ui/button';
import { Card } from '@/shared/ui/card';
import { EmptyState } from '@/shared/ui/empty-state';
import { ErrorState } from '@/shared/ui/error-state';
import { PlusIcon } from '@/shared/ui/icon';
import { useListServicesQuery } from '../api';
import { DeleteServiceDialog } from './DeleteServiceDialog';
import { ServiceFormDialog } from './ServiceFormDialog';
import { ServiceTable } from './ServiceTable';

type Editing = { service?: Service } | null;

/** What the practice offers, for administration. Says so on a backend without services. */
export function ServicesPanel() {
  const { currentData, error, isFetching, refetch } = useListServicesQuery();
  const [editing, setEditing] = useState<Editing>(null);
  const [deleting, setDeleting] = useState<Service | null>(null);
  if (isApiError(error) && error.status === 404)
    return <EmptyState title="Este servidor no guarda servicios" />;

  return (
    <Card
      title="Servicios"
      description="Lo que ofrece la consulta. Al elegir uno en una cita, se ponen su tipo y su duración."
      actions={
        <Button icon={PlusIcon} onClick={() => setEditing({})}>
          Nuevo servicio
        </Button>
      }
    >
      {error && !currentData ? (
        <ErrorState message={errorText(error, MESSAGES.listFailed)} onRetry={refetch} retrying={isFetching} />
      ) : (
        <ServiceTable
          services={currentData}
          onEdit={(service) => setEditing({ service })}
          onDelete={setDeleting}
        />
      )}
      {editing && <ServiceFormDialog {...editing} onClose={() => setEditing(null)} />}
      {deleting && <DeleteServiceDialog service={deleting} onClose={() => setDeleting(null)} />}
    </Card>
  );
}
