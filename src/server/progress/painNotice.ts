import type { RunFeelings } from '@/contract/pain';

/** Path in the browser app where the therapist sees a run. */
export const runLink = (patientId: string, runId: string) => `/patients/${patientId}/routines?run=${runId}`;

/**
 * Text of the therapist's notice: the patient, whether they stopped, and the pain level. It names neither
 * routine nor exercise, because their names may reveal a diagnosis.
 */
export function painNotice(
  name: string,
  { painBefore, painAfter, stoppedForPain }: RunFeelings & { stoppedForPain: boolean },
): { title: string; message: string } {
  const known = painAfter !== null && painAfter !== undefined;
  const before = painBefore === null || painBefore === undefined ? '' : ` (antes, ${painBefore})`;
  const pain = known ? `Dolor ${painAfter} de 10${before}.` : '';
  return {
    title: stoppedForPain ? 'Rutina parada por dolor' : 'Dolor en una rutina',
    message: stoppedForPain
      ? `${name} ha parado su rutina por dolor.${pain && ` ${pain}`}`
      : `${name} ha terminado su rutina. ${pain}`,
  };
}
