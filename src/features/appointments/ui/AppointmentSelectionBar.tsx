import { type BatchStatus, cancelQuestion, changeable, fixedText } from '@/contract/appointments';
import type { Appointment } from '@/contract/appointmentAnswers';
import { useOpening } from '@/shared/openings/useOpening';
import { useAppDispatch, useAppSelector } from '@/shared/redux';
import { ConfirmDialog } from '@/shared/ui/confirm-dialog/ConfirmDialog';
import { CheckIcon } from '@/shared/ui/icon/icons';
import { SelectionBar } from '@/shared/ui/selection-bar/SelectionBar';
import { allAppointmentsPicked, changeAsked, picksCleared, selectSelection } from '../selection';
import { STATUS_VERBS } from './AppointmentMarks';

export interface AppointmentSelectionBarProps {
  /** All that the list holds; what was chosen and then hidden by the search still counts. */
  appointments: readonly Appointment[];
  /** The rows in sight, for 'Seleccionar todas'. */
  shown: readonly Appointment[];
}

const idsOf = (rows: readonly Appointment[]) => rows.map(({ id }) => id);

/** Confirms or cancels the chosen appointments. Only those whose status allows it are changed. */
export function AppointmentSelectionBar({ appointments, shown }: AppointmentSelectionBarProps) {
  const dispatch = useAppDispatch();
  const { pickedIds, run } = useAppSelector(selectSelection);
  const question = useOpening('appointmentsCancelling');
  const ids = new Set(pickedIds);
  const chosen = appointments.filter(({ id }) => ids.has(id));
  const toConfirm = changeable(chosen, 'CONFIRMED');
  const toCancel = changeable(chosen, 'CANCELLED');
  const change = (status: BatchStatus, rows: readonly Appointment[]) =>
    dispatch(changeAsked({ change: status, pickedIds: idsOf(rows) }));
  const fixed = chosen.filter((row) => !toConfirm.includes(row) && !toCancel.includes(row)).length;
  return (
    <>
      <SelectionBar
        label="Citas seleccionadas"
        count={chosen.length}
        detail={fixedText(fixed)}
        progress={run ?? undefined}
        actions={[
          {
            key: 'confirm',
            label: STATUS_VERBS.CONFIRMED,
            variant: 'primary',
            icon: CheckIcon,
            enabled: toConfirm.length > 0,
            onPress: () => change('CONFIRMED', toConfirm),
          },
          {
            key: 'cancel',
            label: STATUS_VERBS.CANCELLED,
            enabled: toCancel.length > 0,
            onPress: () => question.open(),
          },
        ]}
        allChosen={shown.every(({ id }) => ids.has(id))}
        onChooseAll={() => dispatch(allAppointmentsPicked({ pickedIds: idsOf(shown) }))}
        onClear={() => dispatch(picksCleared())}
      />
      <ConfirmDialog
        open={question.isOpen}
        title={cancelQuestion(toCancel.length)}
        subject={fixedText(chosen.length - toCancel.length)}
        consequence="Sus horas quedarán libres. Se avisa a quien tiene cuenta o recibe correos de sus citas; a los demás, llámalos."
        confirmLabel={toCancel.length === 1 ? 'Cancelar cita' : 'Cancelar citas'}
        cancelLabel="Volver"
        onConfirm={() => {
          question.close();
          change('CANCELLED', toCancel);
        }}
        onCancel={question.close}
      />
    </>
  );
}
