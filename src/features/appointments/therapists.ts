import type { Appointment } from '@/contract/appointmentAnswers';

/** Number of colours for therapists; see AgendaGrid's styles. */
const SHADES = 6;

export interface TherapistShade {
  name: string;
  /**
   * Hash stored instead of the name when a therapist is hidden, so that no staff names stay on the device.
   */
  key: string;
  /** 0 to 5. */
  shade: number;
}

/** FNV-1a. The colour depends on the name alone, so it stays the same every week. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
}

export const therapistKey = (name: string): string => hashOf(name).toString(36);

/** Names of the appointments' therapists, in alphabetical order. */
export const therapistNames = (rows: readonly Appointment[]): string[] =>
  [...new Set(rows.flatMap(({ therapist }) => (therapist?.name ? [therapist.name] : [])))].sort((a, b) =>
    a.localeCompare(b, 'es'),
  );

/** Whether they are of several therapists: those of the practice, or of a colleague who is covered. */
export const areOfSeveral = (rows: readonly Appointment[] | undefined): boolean =>
  therapistNames(rows ?? []).length > 1;

/** A colour for each name. Two names share one only if there are more names than colours. */
export function shadesOf(names: readonly string[]): TherapistShade[] {
  const taken = new Set<number>();
  return names.map((name) => {
    let shade = hashOf(name) % SHADES;
    if (taken.size < SHADES) while (taken.has(shade)) shade = (shade + 1) % SHADES;
    taken.add(shade);
    return { name, key: therapistKey(name), shade };
  });
}
