import type { ReactNode } from 'react';
import { INVITATION_STATUS_LABELS, INVITATION_STATUSES, type InvitationStatus } from '@/contract/invitations';
import { NativeSelectField } from '@/shared/ui/native-select-field/NativeSelectField';
import { SearchField } from '@/shared/ui/search-field/SearchField';
import { Toolbar } from '@/shared/ui/toolbar/Toolbar';

export interface InvitationFiltersProps {
  search: string;
  status: InvitationStatus | '';
  onSearchChange: (search: string) => void;
  onStatusChange: (status: InvitationStatus | '') => void;
  actions?: ReactNode;
}

const OPTIONS = INVITATION_STATUSES.map((value) => ({ value, label: INVITATION_STATUS_LABELS[value] }));

/** Search by patient or e-mail, and status filter. */
export function InvitationFilters({
  search,
  status,
  onSearchChange,
  onStatusChange,
  actions,
}: InvitationFiltersProps) {
  return (
    <Toolbar
      label="Filtros de invitaciones"
      search={
        <SearchField
          label="Buscar invitaciones"
          placeholder="Buscar por paciente o correo..."
          value={search}
          onChange={onSearchChange}
        />
      }
      filters={
        <NativeSelectField
          label="Estado"
          labelHidden
          placeholder="Todos los estados"
          value={status}
          onChange={onStatusChange}
          options={OPTIONS}
        />
      }
      actions={actions}
    />
  );
}
