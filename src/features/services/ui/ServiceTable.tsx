import { APPOINTMENT_TYPE_LABELS } from '@/contract/appointments';
import type { Service } from '@/contract/serviceAnswers';
import { eurosOf, SERVICE_MESSAGES as MESSAGES, VAT_CLASS_LABELS } from '@/contract/services';
import { useRowEdits } from '@/shared/edits/useEdits';
import { useSubmit } from '@/shared/useSubmit';
import { Badge } from '@/shared/ui/badge/Badge';
import { Button } from '@/shared/ui/button/Button';
import { ColourMark } from '@/shared/ui/colour-mark/ColourMark';
import { DataTable } from '@/shared/ui/data-table/DataTable';
import type { Column } from '@/shared/ui/data-table/rows';
import { EmptyState } from '@/shared/ui/empty-state/EmptyState';
import { EditIcon, TrashIcon } from '@/shared/ui/icon/icons';
import { IconButton } from '@/shared/ui/icon-button/IconButton';
import { useUpdateServiceMutation } from '../api';
import { withActive } from '../formValues';
import styles from './ServicesPanel.module.css';

export interface ServiceTableProps {
  /** Undefined while they are on their way. */
  services: readonly Service[] | undefined;
  onEdit: (service: Service) => void;
  onDelete: (service: Service) => void;
}

const COLUMNS: Column<Service>[] = [
  {
    key: 'name',
    header: 'Nombre',
    cardTitle: true,
    render: ({ name, colour }) => (
      <span className={styles.name}>
        <ColourMark colour={colour} />
        {name}
      </span>
    ),
  },
  { key: 'type', header: 'Tipo', render: ({ type }) => APPOINTMENT_TYPE_LABELS[type] },
  {
    key: 'duration',
    header: 'Duración',
    render: ({ duration, bufferAfter }) =>
      bufferAfter > 0 ? `${duration} min y ${bufferAfter} de margen` : `${duration} min`,
  },
  {
    key: 'price',
    header: 'Precio',
    render: ({ priceCents }) => (priceCents === null ? 'Sin precio' : `${eurosOf(priceCents)} €`),
  },
  { key: 'vatClass', header: 'IVA', render: ({ vatClass }) => VAT_CLASS_LABELS[vatClass] },
  {
    key: 'active',
    header: 'Estado',
    render: ({ active }) => (
      <Badge tone={active ? 'success' : 'neutral'}>{active ? 'Activo' : 'Inactivo'}</Badge>
    ),
  },
];

/** The services with their actions: edit, activate or deactivate, delete. */
export function ServiceTable({ services, onEdit, onDelete }: ServiceTableProps) {
  const [update] = useUpdateServiceMutation();
  const edits = useRowEdits();
  const { submit: toggle } = useSubmit(
    (service: Service) =>
      update({
        id: service.id,
        input: edits.from(withActive(service, service.active), withActive(service, !service.active)),
      }),
    {
      success: ({ active }) => (active ? MESSAGES.activated : MESSAGES.deactivated),
      failure: MESSAGES.saveFailed,
    },
  );
  return (
    <DataTable
      caption="Servicios de la consulta"
      columns={COLUMNS}
      rows={services ?? []}
      getRowId={({ id }) => id}
      loading={!services}
      empty={
        <EmptyState
          headingLevel={3}
          title={MESSAGES.empty}
          text="Crea el primero: por ejemplo, una sesión de 45 minutos."
        />
      }
      rowActions={(service) => (
        <div className={styles.actions}>
          <Button
            size="sm"
            variant="quiet"
            onClick={() => void toggle(service)}
            aria-label={`${service.active ? 'Desactivar' : 'Activar'} ${service.name}`}
          >
            {service.active ? 'Desactivar' : 'Activar'}
          </Button>
          <IconButton
            size="sm"
            icon={EditIcon}
            label={`Editar ${service.name}`}
            onClick={() => onEdit(service)}
          />
          <IconButton
            size="sm"
            icon={TrashIcon}
            label={`Eliminar ${service.name}`}
            onClick={() => onDelete(service)}
          />
        </div>
      )}
    />
  );
}
