import { createContext, useContext, useMemo, type ReactNode, useCallback, useRef } from 'react';
import type { Appointment } from '@/contract/appointmentAnswers';
import type { WallSlot } from '@/contract/appointmentTime';
import { outsideText, type Timetable } from '@/contract/timetable';
import { formatLongDate, practiceZone } from '@/shared/lib/dates';
import { useIsShown } from '@/shared/lib/hooks';
import { useOpening } from '@/shared/openings/useOpening';
import { ConfirmDialog } from '@/shared/ui/confirm-dialog/ConfirmDialog';

/** A therapist, as far as an appointment tells; of a new appointment only the patient is known. */
export type Whose =
  | NonNullable<Appointment['therapist']>
  | { id?: string; name?: string; patientId?: string };

interface OutsideHours {
  /** Why a time lies outside the hours, in words; null if it lies within them, or the hours are unknown. */
  reasonOf: (slot: WallSlot, whose?: Whose) => Promise<string | null>;
  /** Resolves to whether the time may be taken: it lies within the hours, or the person said so. */
  ask: (slot: WallSlot, whose?: Whose) => Promise<boolean>;
}

/** What the parts inside an `OutsideQuestion` know of the hours. */
const OutsideHoursContext = createContext<OutsideHours>({
  reasonOf: () => Promise.resolve(null),
  ask: () => Promise.resolve(true),
});

/** Asks before an appointment is given outside the hours. Without an `OutsideQuestion` around, nothing asks. */
export const useOutsideHours = (): OutsideHours => useContext(OutsideHoursContext);

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

/**
 * A question of yes or no, asked from code that waits for the answer. What it is about is in the state, so that a replay
 * shows it; who waits is not.
 */
export function useYesNo<About extends object>(what: string) {
  const { about: asked, open, close } = useOpening<About>(what);
  const answer = useRef<(isYes: boolean) => void>(undefined);
  const isShown = useIsShown();
  const ask = useCallback(
    (about: About) =>
      new Promise<boolean>((resolve) => {
        // Who has left is asked nothing, now or when they come back.
        if (!isShown.current) return resolve(false);
        answer.current = resolve;
        open('', undefined, about);
      }),
    [isShown, open],
  );
  const settle = (isYes: boolean) => {
    answer.current?.(isYes);
    close();
  };
  return { asked, ask, settle };
}
