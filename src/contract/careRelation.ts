import type { CareRelation } from './care';
import type { CareLabel, HandoverResult } from './careAnswers';
import { spanishDay } from './common/practiceTime';
import { counted } from './common/text';

/** 'del 20/11/2026 al 27/11/2026', or 'el 20/11/2026' for one day. Days are `YYYY-MM-DD`. */
export const spanText = ({ firstDay, lastDay }: { firstDay: string; lastDay: string }): string =>
  firstDay === lastDay
    ? `el ${spanishDay(firstDay)}`
    : `del ${spanishDay(firstDay)} al ${spanishDay(lastDay)}`;

/** What a hand-over did, and how many appointments stay with the former therapist. */
export function handedOverText({ patients, appointments, left }: HandoverResult): string {
  const done = `Traspaso hecho: ${counted(patients, ['paciente', 'pacientes'])} y ${counted(appointments, ['cita', 'citas'])}.`;
  const staying = left.appointments.length;
  return staying > 0 ? `${done} Sin mover: ${counted(staying, ['cita', 'citas'])} por venir.` : done;
}

/** Why somebody sees a patient who is not their own. */
export const careText = ({ relation, leadName }: CareLabel): string =>
  relation === 'COVER' ? `Sustituyes · ${leadName}` : `Colaboras · ${leadName}`;

/** Days on which a colleague stands in, as wall-clock days of the practice, `YYYY-MM-DD`, both included. */
export interface CoverDays {
  therapistId: string;
  coveredBy: string;
  firstDay: string;
  lastDay: string;
  /** Whether it was ended before its time. */
  isEnded: boolean;
}

/** Who treats a patient. */
export interface PatientTeam {
  leadId: string;
  collaboratorIds: readonly string[];
}

/** Whether a cover holds on a day. */
export const coverHolds = (
  { firstDay, lastDay, isEnded }: Pick<CoverDays, 'firstDay' | 'lastDay' | 'isEnded'>,
  day: string,
): boolean => !isEnded && firstDay <= day && day <= lastDay;

/** The therapists in whose place somebody acts on a day: themselves, and those whom they cover. Not transitive. */
export const actsFor = (therapistId: string, day: string, covers: readonly CoverDays[]): string[] => [
  therapistId,
  ...covers
    .filter((cover) => cover.coveredBy === therapistId && coverHolds(cover, day))
    .map((cover) => cover.therapistId),
];

/**
 * How a therapist is related to a patient on a day; null if not at all. Who covers a therapist attends everybody whom
 * that therapist attends. The closest relation counts.
 */
export function relationOn(
  therapistId: string,
  day: string,
  { leadId, collaboratorIds }: PatientTeam,
  covers: readonly CoverDays[],
): CareRelation | null {
  if (therapistId === leadId) return 'LEAD';
  if (collaboratorIds.includes(therapistId)) return 'COLLABORATOR';
  const others = actsFor(therapistId, day, covers);
  return others.includes(leadId) || collaboratorIds.some((id) => others.includes(id)) ? 'COVER' : null;
}
