import { latePart } from '@/shared/ui/late-part/latePart';
import { LateAppointmentDialog } from '../../LateAppointmentDialogs';
import { CalendarLoading } from '../CalendarLoading';
import type { ColumnsDayProps } from './ColumnsDay';

/** Most people never see several agendas side by side: loaded when a day is. */
export const LateColumnsDay = latePart<ColumnsDayProps>(
  async () => {
    const [{ ColumnsDay }] = await Promise.all([import('./ColumnsDay'), LateAppointmentDialog.preload()]);
    return ColumnsDay;
  },
  { failed: 'No se ha podido cargar el calendario', waiting: CalendarLoading },
);
