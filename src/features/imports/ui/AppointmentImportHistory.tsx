import { APPOINTMENT_IMPORT_MESSAGES as MESSAGES } from '@/contract/appointmentImports';
import { useListAppointmentImportsQuery, useUndoAppointmentImportMutation } from '../appointmentApi';
import { HistoryCard } from './HistoryCard';

/** Earlier imports of appointments. One can be undone while none of them has begun or was changed. */
export function AppointmentImportHistory() {
  const list = useListAppointmentImportsQuery();
  const [undo, { isLoading }] = useUndoAppointmentImportMutation();
  return (
    <HistoryCard
      title="Importaciones de citas anteriores"
      list={list}
      opening="appointmentImportUndo"
      countOf={MESSAGES.appointments}
      consequence="Se quitarán todas sus citas de la agenda. Solo es posible mientras ninguna haya empezado ni cambiado."
      texts={MESSAGES}
      remove={undo}
      isRemoving={isLoading}
    />
  );
}
