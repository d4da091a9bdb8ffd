import type { Appointment } from '@/contract/appointmentAnswers';
import { APPOINTMENT_MESSAGES as MESSAGES } from '@/contract/appointments';
import { isPast } from '@/contract/appointmentTime';
import { DAY_AND_HOUR, type Fields, withValues } from '@/contract/edits';
import type { ApiError } from '@/shared/api/errors';
import { knownFrom, useRowEdits } from '@/shared/edits/useEdits';
import { practiceWallClock, practiceZone } from '@/shared/lib/dates';
import { useAppDispatch } from '@/shared/redux';
import { toastRequested } from '@/shared/toasts/slice';
import { useServerClock } from '@/shared/useServerClock';
import { useUpdateAppointmentMutation, type AppointmentInput } from './api';
import { changeToast, useRefusal } from './statusChange';
import { toTitledConflict, type TitledConflict } from './normalise';
import { useOutsideHours } from './ui/OutsideQuestion';
import { outsideTeamOf, useTeamQuestion } from './ui/TeamQuestion';

/** What a move changes besides the time, where the server can. An absent key keeps what is stored. */
export interface MovePlace {
  therapistId?: string;
  /** `null` for none. */
  roomId?: string | null;
}

/** A new place of an appointment, from a drag or from the dialog. */
export interface AskedMove {
  date: string;
  time: string;
  duration: number;
  place?: MovePlace | undefined;
  /** Conflict of the last attempt. */
  conflict?: TitledConflict;
}

/** An appointment and its new place. */
export interface Move extends AskedMove {
  appointment: Appointment;
  /** What refused attempts told of the stored place: who tries again knows it. */
  known?: MoveResult['known'];
}

export interface MoveResult {
  saved: boolean;
  conflict: TitledConflict | null;
  /** What somebody else changed meanwhile, where that refused it. */
  known?: ReturnType<typeof knownFrom>;
}

/** Only what differs from the appointment, so that no other backend sees a key that it does not know. */
const changedPlace = (
  { therapist, room }: Appointment,
  { therapistId, roomId }: MovePlace = {},
): MovePlace => ({
  ...(therapistId !== undefined && therapistId !== therapist?.id && { therapistId }),
  ...(roomId !== undefined && roomId !== (room?.id ?? null) && { roomId }),
});

/** Moves or resizes an appointment, or gives it another therapist or room, and shows the result. */
export function useMove() {
  const dispatch = useAppDispatch();
  const refuseChange = useRefusal();
  const [update] = useUpdateAppointmentMutation();
  const { now, note } = useServerClock();
  const { ask } = useOutsideHours();
  const withTeam = useTeamQuestion();
  const edits = useRowEdits();
  const refuse = (message: string) => void dispatch(toastRequested({ message, variant: 'error' }));

  return async ({ appointment, date, time, duration, place, known = [] }: Move): Promise<MoveResult> => {
    const before = practiceWallClock(appointment.date);
    const restarted = before.date !== date || before.time !== time;
    if (restarted && isPast({ date, time }, now(), practiceZone())) {
      refuse([MESSAGES.inThePast, note].filter(Boolean).join('. '));
      return { saved: false, conflict: null };
    }
    const whose = place?.therapistId ? { id: place.therapistId } : appointment.therapist;
    if (!(await ask({ date, time, duration }, whose))) return { saved: false, conflict: null };
    const { id, patientId, type, notes } = appointment;
    const stood = { patientId, ...before, duration: appointment.duration, type, notes: notes ?? '' };
    const changes = changedPlace(appointment, place);
    const input: AppointmentInput = { ...stood, date, time, duration, ...changes };
    // What was read for a place that is not among the documented keys.
    const found: Fields = {
      ...stood,
      ...('therapistId' in changes && { therapistId: appointment.therapist?.id }),
      ...('roomId' in changes && { roomId: appointment.room?.id ?? null }),
    };
    const read = withValues(
      found,
      known.filter(([field]) => field in found),
    ) as unknown as AppointmentInput;
    const result = await withTeam(input, (body) =>
      update({ id, patientId, body: edits.from(read, body, DAY_AND_HOUR) }),
    );
    if (!('error' in result)) {
      dispatch(changeToast(MESSAGES.updated, id, result.data.undo));
      return { saved: true, conflict: null };
    }
    const error = result.error as ApiError;
    if (outsideTeamOf(error)) return { saved: false, conflict: null };
    refuseChange(id, error, MESSAGES.saveFailed);
    return {
      saved: false,
      conflict: toTitledConflict(error),
      known: [...known, ...knownFrom(error, input, DAY_AND_HOUR)],
    };
  };
}
