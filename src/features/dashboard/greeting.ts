/** Greeting for an hour (0–23) in the practice's time zone. */
export function greetingAt(hour: number): string {
  if (hour < 12) return 'Buenos días';
  return hour < 18 ? 'Buenas tardes' : 'Buenas noches';
}
