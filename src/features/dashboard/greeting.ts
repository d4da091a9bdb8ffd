/** Greeting by the hour of the practice's clock, 0–23. */
export function greetingAt(hour: number): string {
  if (hour < 12) return 'Buenos días';
  return hour < 18 ? 'Buenas tardes' : 'Buenas noches';
}
