import { Formik } from 'formik';
import { ROLE_LABELS } from '@/contract/common/roles';
import {
  STAFF_INVITATION_DAYS,
  STAFF_ROLES,
  type StaffRole,
  TEAM_MESSAGES as MESSAGES,
} from '@/contract/team';
import { MAIL_OUTBOX, OUTBOX_MESSAGES } from '@/contract/system';
import { staffInvitationSchema } from '@/contract/teamSchemas';
import { useCapability } from '@/shared/capabilities';
import { DraftCancelButton, DraftKeeper } from '@/shared/drafts/DraftKeeper';
import { useDraft } from '@/shared/drafts/useDraft';
import { useSubmit } from '@/shared/useSubmit';
import { Dialog, DialogActions } from '@/shared/ui/dialog/Dialog';
import { FormikSelectField, FormikTextField } from '@/shared/ui/formik/FormikFields';
import { FormikForm, FormikSubmit } from '@/shared/ui/formik/FormikForm';
import { useInviteStaffMutation } from '../api';

interface InvitationValues {
  name: string;
  email: string;
  role: StaffRole;
}

const EMPTY: InvitationValues = { name: '', email: '', role: 'THERAPIST' };
const ROLES = STAFF_ROLES.map((value) => ({ value, label: ROLE_LABELS[value] }));

/** Modal to invite somebody to work in the practice. */
export function InviteStaffDialog({ onClose }: { onClose: () => void }) {
  const staysHere = useCapability(MAIL_OUTBOX);
  const [invite] = useInviteStaffMutation();
  const draft = useDraft<InvitationValues>('staff-invitation');
  const { submit } = useSubmit(
    ({ name, email, role }: InvitationValues) => {
      const input = { name: name.trim(), email: email.trim(), role };
      return invite({ input });
    },
    {
      success: ({ mailWaits }) => {
        if (staysHere) return OUTBOX_MESSAGES.staffInvited;
        return mailWaits ? MESSAGES.mailWaits : MESSAGES.invited;
      },
      failure: MESSAGES.inviteFailed,
      onDone: () => {
        draft.drop();
        onClose();
      },
    },
  );
  return (
    <Dialog
      open
      title="Invitar a alguien"
      description={
        staysHere
          ? OUTBOX_MESSAGES.staffHint(STAFF_INVITATION_DAYS)
          : `Recibirá un correo con un enlace para crear su cuenta. Sirve una vez y caduca en ${STAFF_INVITATION_DAYS} días.`
      }
      onClose={onClose}
    >
      <Formik initialValues={draft.found ?? EMPTY} validationSchema={staffInvitationSchema} onSubmit={submit}>
        <FormikForm closes label="Invitar a alguien" spacing="tight">
          <DraftKeeper draft={draft} pristine={EMPTY} />
          <FormikTextField name="name" label="Nombre completo" required />
          <FormikTextField name="email" label="Correo electrónico" type="email" required />
          <FormikSelectField
            name="role"
            label="Papel"
            help="Administración gestiona la consulta y la agenda, y no ve datos clínicos."
            options={ROLES}
            required
          />
          <DialogActions>
            <DraftCancelButton draft={draft} pristine={EMPTY} onLeave={onClose} />
            <FormikSubmit>Enviar invitación</FormikSubmit>
          </DialogActions>
        </FormikForm>
      </Formik>
    </Dialog>
  );
}
