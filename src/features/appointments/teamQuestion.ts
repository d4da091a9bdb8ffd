import { createContext, useContext } from 'react';
import type { OutsideTeam } from '@/contract/appointmentAnswers';
import { isApiError } from '@/shared/api/errors';
import type { AppointmentInput } from './api';
import { toOutsideTeam } from './normalise';

/** Resolves to whether the therapist is to join the patient's team. */
type AskTeam = (outside: OutsideTeam) => Promise<boolean>;

/** Without a `TeamQuestion` around, nobody is asked and nobody joins. */
export const TeamQuestionContext = createContext<AskTeam>(() => Promise.resolve(false));

/** Whom a refused change would let join the team; `null` for any other failure. */
export const outsideTeamOf = (error: unknown): OutsideTeam | null =>
  isApiError(error) && error.status === 409 ? toOutsideTeam(error.details) : null;

/**
 * Sends a change of an appointment. If the chosen therapist does not attend the patient, asks whether they join the
 * team, and then sends it again. Whoever says no gets the refusal, of which nothing more needs to be said.
 */
export function useTeamQuestion() {
  const ask = useContext(TeamQuestionContext);
  return async <Body extends Pick<AppointmentInput, 'joinsTeam'>, Result extends { error?: unknown }>(
    body: Body,
    send: (body: Body) => PromiseLike<Result>,
  ): Promise<Result> => {
    const result = await send(body);
    const outside = outsideTeamOf(result.error);
    if (!outside || !(await ask(outside))) return result;
    return send({ ...body, joinsTeam: true });
  };
}
