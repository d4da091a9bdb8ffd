import { useMemo, useState } from 'react';
import type { Appointment } from '@/contract/appointmentAnswers';
import type { AgendaChoices, Choice } from './agendaChoices';

/** Therapists of the appointments, by name; those of a backend without ids are left out. */
function giversOf(rows: readonly Appointment[] | undefined): Choice[] {
  const found = new Map<string, Choice>();
  for (const { therapist } of rows ?? [])
    if (therapist?.id && !found.has(therapist.id))
      found.set(therapist.id, { id: therapist.id, name: therapist.name });
  return [...found.values()].sort((a, b) => a.name.localeCompare(b.name, 'es'));
}

/**
 * The choices of a therapist who stands in for colleagues: the own agenda, and theirs. The list of appointments holds
 * them and no others, so nothing more is asked. Who was seen once stays, so that a day without appointments has the
 * same columns.
 */
export function useCoveredAgendas(
  choices: AgendaChoices,
  rows: readonly Appointment[] | undefined,
): AgendaChoices {
  const { own } = choices;
  const [seen, setSeen] = useState<readonly Choice[]>([]);
  const fresh = useMemo(() => (own ? giversOf(rows).filter(({ id }) => id !== own.id) : []), [own, rows]);
  const added = fresh.filter(({ id }) => !seen.some((one) => one.id === id));
  if (added.length > 0) setSeen([...seen, ...added]);
  const isLoading = choices.isLoading || (own !== undefined && rows === undefined && seen.length === 0);
  return useMemo(
    () => ({ ...choices, ...(own && seen.length > 0 && { therapists: [own, ...seen] }), isLoading }),
    [choices, own, seen, isLoading],
  );
}
