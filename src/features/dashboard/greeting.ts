/** Greeting by the hour of the practice's clock, 0–23 (spec §2 Dashboards: before 12, before 18, else). */
export function greetingAt(hour: number): string {
  if (hour < 12) return 'Buenos días';
  return hour < 18 ? 'Buenas tardes' : 'Buenas noches';
}
