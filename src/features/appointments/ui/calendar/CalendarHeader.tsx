import { todayOfPractice } from '@/shared/lib/dates';
import { Button } from '@/shared/ui/button/Button';
import { ChevronLeftIcon, ChevronRightIcon, PrintIcon } from '@/shared/ui/icon/icons';
import { IconButton } from '@/shared/ui/icon-button/IconButton';
import { SegmentedControl } from '@/shared/ui/segmented-control/SegmentedControl';
import { stepDate, viewTitle } from '../../calendarRange';
import type { CalendarRange } from '../../slice';
import styles from './CalendarHeader.module.css';

export interface CalendarHeaderProps {
  range: CalendarRange;
  /** Day shown by the view, `YYYY-MM-DD`. */
  date: string;
  onChange: (change: { range?: CalendarRange; date?: string }) => void;
}

const RANGES = [
  { value: 'day', label: 'Día' },
  { value: 'week', label: 'Semana' },
  { value: 'month', label: 'Mes' },
] as const;

const STEPS: Record<CalendarRange, { back: string; on: string }> = {
  day: { back: 'Día anterior', on: 'Día siguiente' },
  week: { back: 'Semana anterior', on: 'Semana siguiente' },
  month: { back: 'Mes anterior', on: 'Mes siguiente' },
};

/** Buttons for today, previous and next, the visible range, and the choice of day, week or month. */
export function CalendarHeader({ range, date, onChange }: CalendarHeaderProps) {
  const { back, on } = STEPS[range];
  return (
    <div className={styles.header}>
      <div className={styles.steps} data-print="hide">
        <Button size="sm" onClick={() => onChange({ date: todayOfPractice() })}>
          Hoy
        </Button>
        <IconButton
          size="sm"
          icon={ChevronLeftIcon}
          label={back}
          onClick={() => onChange({ date: stepDate(range, date, -1) })}
        />
        <IconButton
          size="sm"
          icon={ChevronRightIcon}
          label={on}
          onClick={() => onChange({ date: stepDate(range, date, 1) })}
        />
      </div>
      <h2 className={styles.title} aria-live="polite">
        {viewTitle(range, date)}
      </h2>
      <div className={styles.steps} data-print="hide">
        {range === 'day' && (
          <Button size="sm" icon={PrintIcon} onClick={() => window.print()}>
            Imprimir el día
          </Button>
        )}
        <SegmentedControl
          label="Vista del calendario"
          options={RANGES}
          value={range}
          onChange={(next) => onChange({ range: next })}
        />
      </div>
    </div>
  );
}
