import { type OneOrMore, wordFor } from './common/text';
import type { MergeComparison, UndoneMerge } from './mergeAnswers';
import { MERGE_MESSAGES } from './merges';

type Moving = MergeComparison['moving'];

const WORDS: Readonly<Record<keyof Moving, OneOrMore>> = {
  episodes: ['proceso', 'procesos'],
  evaluations: ['evaluación', 'evaluaciones'],
  sessions: ['sesión', 'sesiones'],
  appointments: ['cita', 'citas'],
  routines: ['rutina', 'rutinas'],
  documents: ['documento', 'documentos'],
  messages: ['mensaje', 'mensajes'],
  alerts: ['alerta clínica', 'alertas clínicas'],
};

/** What a merge moves: '3 evaluaciones, 12 sesiones y 1 cita'; null if there is nothing but the person's data. */
export function movingText(moving: Moving): string | null {
  const parts = (Object.keys(WORDS) as (keyof Moving)[])
    .filter((kind) => moving[kind] > 0)
    .map((kind) => `${moving[kind]} ${wordFor(moving[kind], WORDS[kind])}`);
  const last = parts.pop();
  return last === undefined ? null : parts.length > 0 ? `${parts.join(', ')} y ${last}` : last;
}

/** How an undo went, with what did not go back as it had come. */
export function undoneText({ changed, missing, kept }: UndoneMerge): string {
  const notes = [
    changed + missing > 0 && MERGE_MESSAGES.undoneChanged,
    kept > 0 && MERGE_MESSAGES.undoneKept,
  ].filter(Boolean);
  return [`${MERGE_MESSAGES.undone}.`, ...notes].join(' ');
}
