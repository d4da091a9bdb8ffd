import { createContext, useContext, type ReactNode } from 'react';
import type { OutsideTeam } from '@/contract/appointmentAnswers';
import { isApiError } from '@/shared/api/errors';
import { ConfirmDialog } from '@/shared/ui/confirm-dialog/ConfirmDialog';
import type { AppointmentInput } from '../api';
import { toOutsideTeam } from '../normalise';
import { useYesNo } from './OutsideQuestion';

/** Resolves to whether the therapist is to join the patient's team. */
type AskTeam = (outside: OutsideTeam) => Promise<boolean>;

/** Without a `TeamQuestion` around, nobody is asked and nobody joins. */
const TeamQuestionContext = createContext<AskTeam>(() => Promise.resolve(false));

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

/** Lets the parts inside ask whether a therapist who does not attend a patient joins the patient's team. */
export function TeamQuestion({ children }: { children: ReactNode }) {
  const { asked, ask, settle } = useYesNo<OutsideTeam>('teamQuestion');
  return (
    <TeamQuestionContext.Provider value={ask}>
      {children}
      {asked && (
        <ConfirmDialog
          open
          tone="primary"
          title="¿Añadir al equipo del paciente?"
          subject={`${asked.therapistName} no atiende a ${asked.patientName}.`}
          consequence="Para dar esta cita colaborará en su atención: verá su ficha y sus citas hasta que se quite del equipo."
          confirmLabel="Añadir y dar la cita"
          cancelLabel="Volver"
          onConfirm={() => settle(true)}
          onCancel={() => settle(false)}
        />
      )}
    </TeamQuestionContext.Provider>
  );
}
