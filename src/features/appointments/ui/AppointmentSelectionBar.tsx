import {
  type BatchChange,
  cancelQuestion,
  changeable,
  DELETE_CONSEQUENCES,
  deleteQuestion,
  fixedText,
} from '@/contract/appointments';
import type { Appointment } from '@/contract/appointmentAnswers';
import { wordFor } from '@/contract/common/text';
import { useCapability } from '@/shared/capabilities';
import { useOpening } from '@/shared/openings/useOpening';
import { useAppDispatch, useAppSelector } from '@/shared/redux';
import { ConfirmDialog, type ConfirmDialogProps } from '@/shared/ui/confirm-dialog/ConfirmDialog';
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

/** Confirms or cancels those of the chosen appointments whose status allows it, or deletes all that are chosen. */
export function AppointmentSelectionBar({ appointments, shown }: AppointmentSelectionBarProps) {
  const dispatch = useAppDispatch();
  const { pickedIds, run } = useAppSelector(selectSelection);
  const question = useOpening('appointmentsChanging');
  const ids = new Set(pickedIds);
  const chosen = appointments.filter(({ id }) => ids.has(id));
  const toConfirm = changeable(chosen, 'CONFIRMED');
  const toCancel = changeable(chosen, 'CANCELLED');
  const change = (to: BatchChange, rows: readonly Appointment[]) =>
    dispatch(changeAsked({ change: to, pickedIds: idsOf(rows) }));
  const confirmed = (to: BatchChange, rows: readonly Appointment[]) => {
    question.close();
    change(to, rows);
  };
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
            onPress: () => question.open('', 'CANCELLED'),
          },
          {
            key: 'delete',
            label: 'Eliminar',
            enabled: chosen.length > 0,
            onPress: () => question.open('', 'DELETED'),
          },
        ]}
        allChosen={shown.every(({ id }) => ids.has(id))}
        onChooseAll={() => dispatch(allAppointmentsPicked({ pickedIds: idsOf(shown) }))}
        onClear={() => dispatch(picksCleared())}
      />
      <ConfirmDialog
        open={question.step === 'CANCELLED'}
        title={cancelQuestion(toCancel.length)}
        subject={fixedText(chosen.length - toCancel.length)}
        consequence="Sus horas quedarán libres. Se avisa a quien tiene cuenta o recibe correos de sus citas; a los demás, llámalos."
        confirmLabel={toCancel.length === 1 ? 'Cancelar cita' : 'Cancelar citas'}
        cancelLabel="Volver"
        onConfirm={() => confirmed('CANCELLED', toCancel)}
        onCancel={question.close}
      />
      <DeletionQuestion
        open={question.step === 'DELETED'}
        count={chosen.length}
        onConfirm={() => confirmed('DELETED', chosen)}
        onCancel={question.close}
      />
    </>
  );
}

interface DeletionQuestionProps extends Pick<ConfirmDialogProps, 'open' | 'onConfirm' | 'onCancel'> {
  count: number;
}

/** Asks once before several are deleted. */
function DeletionQuestion({ count, ...dialog }: DeletionQuestionProps) {
  const isRestorable = useCapability('restore');
  return (
    <ConfirmDialog
      title={deleteQuestion(count)}
      consequence={`${wordFor(count, DELETE_CONSEQUENCES)}${isRestorable ? ' Podrás deshacerlo durante diez minutos.' : ''}`}
      confirmLabel={count === 1 ? 'Eliminar cita' : 'Eliminar citas'}
      {...dialog}
    />
  );
}
