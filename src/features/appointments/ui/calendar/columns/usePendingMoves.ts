import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Appointment } from '@/contract/appointmentAnswers';
import { instantOf, toOffsetIso } from '@/contract/common/practiceTime';
import { practiceZone } from '@/shared/lib/dates';
import { byDate } from '../../../normalise';
import type { Move } from '../../../useMove';
import type { AgendaChoices } from '../agendaChoices';

interface Pending {
  move: Move;
  /** The rows that were known when the server accepted it; null while it has not answered. */
  savedIn: readonly Appointment[] | null;
}

type Names = Pick<AgendaChoices, 'therapists' | 'rooms'>;

/** The appointment as it will be after the move. */
function moved({ appointment, date, time, duration, place = {} }: Move, { therapists, rooms }: Names) {
  const therapist = therapists.find(({ id }) => id === place.therapistId);
  const room = rooms.find(({ id }) => id === place.roomId) ?? null;
  return {
    ...appointment,
    date: toOffsetIso(instantOf(date, time, practiceZone()), practiceZone()),
    duration,
    ...(therapist && { therapist }),
    ...(place.roomId !== undefined && { room }),
  };
}

/**
 * Draws moves where they were dropped until the server has refused them, or until the list comes back after they
 * were saved. `save` resolves to whether the move is kept.
 */
export function usePendingMoves(
  rows: readonly Appointment[],
  names: Names,
  save: (move: Move) => Promise<boolean>,
) {
  const [pending, setPending] = useState<readonly Pending[]>([]);
  const known = useRef(rows);
  useLayoutEffect(() => {
    known.current = rows;
  });
  const shown = useMemo(() => {
    const standing = pending.filter(({ savedIn }) => savedIn === null || savedIn === rows);
    if (standing.length === 0) return rows;
    return rows
      .map((row) => {
        const last = standing.filter(({ move }) => move.appointment.id === row.id).at(-1);
        return last ? moved(last.move, names) : row;
      })
      .sort(byDate);
  }, [rows, pending, names]);

  const drop = async (move: Move): Promise<boolean> => {
    const entry: Pending = { move, savedIn: null };
    setPending((before) => [
      ...before.filter(
        ({ move: { appointment }, savedIn }) => savedIn === null || appointment.id !== move.appointment.id,
      ),
      entry,
    ]);
    const saved = await save(move);
    setPending((before) =>
      before.flatMap((one) => (one === entry ? (saved ? [{ move, savedIn: known.current }] : []) : [one])),
    );
    return saved;
  };
  return { shown, drop };
}
