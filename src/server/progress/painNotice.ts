import type { RunFeelings } from '@/contract/progress/pain';

/** Where the browser app shows a run to the therapist. */
export const runLink = (patientId: string, runId: string) =>
  `/patients/${patientId}?tab=routines&run=${runId}`;

/**
 * What the therapist reads in the bell: who, whether they stopped, and the number. Neither routine nor exercise is
 * named, because their names may tell a diagnosis.
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
