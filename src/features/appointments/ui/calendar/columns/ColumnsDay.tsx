import { useMemo, useState } from 'react';
import type { Appointment } from '@/contract/appointmentAnswers';
import type { PracticeWeek } from '@/contract/openingHours';
import { openStretches, type Timetable } from '@/contract/timetable';
import type { AgendaColumns } from '../../../slice';
import { therapistKey } from '../../../therapists';
import type { AgendaChoices } from '../agendaChoices';
import { agendaColumns, keepSame, type AgendaColumn } from './agendaColumns';
import { ColumnsGrid, type ColumnsGridProps } from './ColumnsGrid';
import { usePendingMoves } from './usePendingMoves';

export interface ColumnsDayProps extends Omit<ColumnsGridProps, 'columns' | 'columnLabel' | 'withTherapist'> {
  appointments: readonly Appointment[];
  by: Exclude<AgendaColumns, ''>;
  choices: AgendaChoices;
  /** Keys of the therapists without a column. */
  hidden: readonly string[];
  /** When the practice is open; the rest is shaded. */
  week: PracticeWeek;
  /** When a therapist works, by id, where the backend knows it: their column is shaded by it. */
  timetableOf?: ((whose: { id: string }) => Timetable | undefined) | undefined;
}

/** The appointments of a day in one column for each therapist or room. */
export function ColumnsDay(props: ColumnsDayProps) {
  const { appointments, by, choices, hidden, week, timetableOf, onMove, ...grid } = props;
  const { date } = grid;
  const { shown, drop } = usePendingMoves(appointments, choices, onMove);
  const fresh = useMemo(() => {
    const isTherapist = by === 'therapist';
    return agendaColumns(shown, date, by, {
      choices: isTherapist
        ? choices.therapists.filter(({ name }) => !hidden.includes(therapistKey(name)))
        : choices.rooms,
      receives: isTherapist ? choices.changesTherapist : true,
      // A therapist books in the own agenda.
      booksIn: isTherapist ? choices.own?.id : undefined,
      openOf: (id) => openStretches(date, (isTherapist && timetableOf?.({ id })) || week),
    });
  }, [shown, date, by, choices, hidden, week, timetableOf]);
  // State and no ref, because a drawing that is given up must not leave its columns behind.
  const [columns, setColumns] = useState<readonly AgendaColumn[]>(fresh);
  const [from, setFrom] = useState(fresh);
  if (from !== fresh) {
    setFrom(fresh);
    setColumns(keepSame(columns, fresh));
  }
  return (
    <ColumnsGrid
      {...grid}
      columns={columns}
      columnLabel={by === 'therapist' ? 'Fisioterapeuta' : 'Sala'}
      withTherapist={by === 'room'}
      onMove={drop}
    />
  );
}
