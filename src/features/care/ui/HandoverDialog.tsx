import { Formik } from 'formik';
import type { ReactNode } from 'react';
import type { HandoverResult } from '@/contract/careAnswers';
import { CARE_MESSAGES as MESSAGES } from '@/contract/care';
import { type HandoverBody, handoverSchema } from '@/contract/careSchemas';
import { handedOverText } from '@/contract/careRelation';
import { DraftCancelButton, DraftKeeper } from '@/shared/drafts/DraftKeeper';
import { useDraft } from '@/shared/drafts/useDraft';
import { useSubmit } from '@/shared/useSubmit';
import { Dialog, DialogActions } from '@/shared/ui/dialog/Dialog';
import { FormikCheckboxField, FormikTextAreaField } from '@/shared/ui/formik/FormikFields';
import { FormikForm, FormikSubmit } from '@/shared/ui/formik/FormikForm';

/** Field that chooses a therapist, bound to a Formik form. */
export type RenderTherapist = (slot: {
  name: string;
  label: string;
  /** Ids of those who cannot be chosen. */
  except: readonly string[];
}) => ReactNode;

type Outcome = { data: HandoverResult; error?: undefined } | { data?: undefined; error: unknown };

export interface HandoverDialogProps {
  /** Names the draft: what is handed over. */
  name: string;
  title: string;
  description: string;
  /** Id of the therapist who has it in hand. */
  from: string;
  renderTherapist: RenderTherapist;
  /** What is handed over, above the fields. */
  children?: ReactNode;
  send: (values: HandoverBody) => PromiseLike<Outcome>;
  onClose: () => void;
  onDone?: () => void;
}

const EMPTY = { therapistId: '', note: '', moveAppointments: true };

/** Modal of a hand-over, of one patient or of all. */
export function HandoverDialog({
  name,
  title,
  description,
  from,
  renderTherapist,
  children,
  send,
  onClose,
  onDone,
}: HandoverDialogProps) {
  const draft = useDraft<HandoverBody>(`handover:${name}`);
  const { submit } = useSubmit(send, {
    success: handedOverText,
    failure: MESSAGES.handoverFailed,
    onDone: () => {
      draft.drop();
      onClose();
      onDone?.();
    },
  });
  return (
    <Dialog open title={title} description={description} onClose={onClose}>
      <Formik<HandoverBody>
        initialValues={draft.found ?? EMPTY}
        validationSchema={handoverSchema}
        onSubmit={submit}
      >
        <FormikForm closes label={title} spacing="tight">
          <DraftKeeper draft={draft} pristine={EMPTY} />
          {children}
          {renderTherapist({ name: 'therapistId', label: 'Nuevo responsable', except: [from] })}
          <FormikTextAreaField
            name="note"
            label="Nota para quien continúa"
            help="La leen los fisioterapeutas que atienden al paciente; administración no."
          />
          <FormikCheckboxField
            name="moveAppointments"
            label="Pasar también las citas por venir que quepan"
            help="Se quedan las que caen fuera del horario del nuevo responsable, o a una hora que ya tiene ocupada."
          />
          <DialogActions>
            <DraftCancelButton draft={draft} pristine={EMPTY} onLeave={onClose} />
            <FormikSubmit>Traspasar</FormikSubmit>
          </DialogActions>
        </FormikForm>
      </Formik>
    </Dialog>
  );
}
