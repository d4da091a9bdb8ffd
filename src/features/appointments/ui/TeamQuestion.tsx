import type { ReactNode } from 'react';
import type { OutsideTeam } from '@/contract/appointmentAnswers';
import { ConfirmDialog } from '@/shared/ui/confirm-dialog/ConfirmDialog';
import { TeamQuestionContext } from '../teamQuestion';
import { useYesNo } from './useYesNo';

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
