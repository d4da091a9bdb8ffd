/** A part of a date or time as its field shows it. */
export interface DatePart {
  name: string;
  /** What stands there when nothing is chosen. */
  empty: string;
  /** Digits, or nothing. */
  text: string;
}

/** Day, month and year of a `YYYY-MM-DD`, in the order in which they are written here. */
export function dateParts(value: string): DatePart[] {
  const [, year = '', month = '', day = ''] = /^(\d{4})-(\d{2})-(\d{2})/.exec(value) ?? [];
  return [
    { name: 'día', empty: 'dd', text: day },
    { name: 'mes', empty: 'mm', text: month },
    { name: 'año', empty: 'aaaa', text: year },
  ];
}

/** Hour and minute of an `HH:mm`. */
export function timeParts(value: string): DatePart[] {
  const [, hour = '', minute = ''] = /^(\d{2}):(\d{2})/.exec(value) ?? [];
  return [
    { name: 'hora', empty: '––', text: hour },
    { name: 'minuto', empty: '––', text: minute },
  ];
}
