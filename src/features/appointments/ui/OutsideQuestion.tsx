import { useMemo, type ReactNode } from 'react';
import type { WallSlot } from '@/contract/appointmentTime';
import { outsideText, type Timetable } from '@/contract/timetable';
import { formatLongDate, practiceZone } from '@/shared/lib/dates';
import { ConfirmDialog } from '@/shared/ui/confirm-dialog/ConfirmDialog';
import { OutsideHoursContext, type OutsideHours, type Whose } from '../outsideHours';
import { useYesNo } from './useYesNo';

export interface OutsideQuestionProps {
  /** When a therapist works; undefined where the backend keeps no hours, and then nothing asks. */
  timetableOf: (whose: Whose) => Timetable | undefined | Promise<Timetable | undefined>;
  children: ReactNode;
}

interface Asked extends WallSlot {
  reason: string;
}

/** Lets the parts inside ask whether an appointment may lie outside the hours of its therapist. */
export function OutsideQuestion({ timetableOf, children }: OutsideQuestionProps) {
  const { asked, ask: askWhether, settle } = useYesNo<Asked>('outsideHoursQuestion');
  const outside = useMemo<OutsideHours>(() => {
    const reasonOf: OutsideHours['reasonOf'] = async (slot, whose = {}) => {
      const known = timetableOf(whose);
      // What is known at once does not delay the saving.
      const timetable = known instanceof Promise ? await known : known;
      return timetable ? outsideText(slot, timetable, practiceZone()) : null;
    };
    const ask: OutsideHours['ask'] = async (slot, whose) => {
      const reason = await reasonOf(slot, whose);
      if (!reason) return true;
      const { date, time, duration } = slot;
      return askWhether({ date, time, duration, reason });
    };
    return { reasonOf, ask };
  }, [timetableOf, askWhether]);
  return (
    <OutsideHoursContext.Provider value={outside}>
      {children}
      {asked && (
        <ConfirmDialog
          open
          tone="primary"
          title="¿Dar la cita fuera de horario?"
          subject={`${formatLongDate(asked.date)}, ${asked.time}`}
          consequence={`${asked.reason}. La cita se puede dar igualmente.`}
          confirmLabel="Dar la cita"
          cancelLabel="Volver"
          onConfirm={() => settle(true)}
          onCancel={() => settle(false)}
        />
      )}
    </OutsideHoursContext.Provider>
  );
}
