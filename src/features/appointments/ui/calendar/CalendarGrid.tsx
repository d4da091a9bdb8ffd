import { useCallback } from 'react';
import { useAppDispatch } from '@/shared/redux';
import { calendarMoved, therapistWeekOpened, type AgendaColumns } from '../../slice';
import type { ColumnsDayProps } from './columns/ColumnsDay';
import { LateColumnsDay } from './columns/LateColumnsDay';
import { ScrolledGrid, type ScrolledGridProps } from './ScrolledGrid';

export interface CalendarGridProps
  extends
    Omit<ScrolledGridProps, 'onDay'>,
    Pick<ColumnsDayProps, 'choices' | 'hidden' | 'isKnown' | 'timetableOf'> {
  /** What has a column of its own in the day. */
  columns: Exclude<AgendaColumns, ''> | undefined;
}

/** The calendar's grid: a day in columns, or day, week and month with everybody together. */
export function CalendarGrid(props: CalendarGridProps) {
  const { columns, choices, hidden, isKnown, timetableOf, ...grid } = props;
  const dispatch = useAppDispatch();
  const openWeek = useCallback((id: string) => void dispatch(therapistWeekOpened(id)), [dispatch]);
  return columns ? (
    <LateColumnsDay
      {...grid}
      by={columns}
      choices={choices}
      hidden={hidden}
      isKnown={isKnown}
      timetableOf={timetableOf}
      onWeek={columns === 'therapist' ? openWeek : undefined}
    />
  ) : (
    <ScrolledGrid {...grid} onDay={(day) => dispatch(calendarMoved({ range: 'day', date: day }))} />
  );
}
