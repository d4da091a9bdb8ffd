import { Formik } from 'formik';
import { AUTH_MESSAGES } from '@/contract/account';
import { ROLE_LABELS } from '@/contract/common/roles';
import { INVITATION_MESSAGES } from '@/contract/invitations';
import { staffRoleOf, TEAM_PATHS } from '@/contract/team';
import type { StaffJoining } from '@/contract/teamAnswers';
import { joinFormSchema } from '@/contract/teamSchemas';
import { objectOf, textOf } from '@/shared/api/answers';
import { baseApi } from '@/shared/api/baseApi';
import type { ApiExtra } from '@/shared/api/baseQuery';
import type { SealedSecret } from '@/shared/identity/vault';
import { useAppStore } from '@/shared/redux';
import { DescriptionList } from '@/shared/ui/description-list/DescriptionList';
import { FormikNewPassword, FormikTextField } from '@/shared/ui/formik/FormikFields';
import { FormikForm, FormikSubmit } from '@/shared/ui/formik/FormikForm';
import { FormAlert } from '@/shared/ui/inline-alert/InlineAlert';
import { useSubmit } from '@/shared/useSubmit';

export interface JoinFormProps {
  token: string;
  /** Name in the invitation, used as the initial name of the account. */
  name: string;
  onJoined: () => void;
}

/** Form with which somebody who was invited to the team creates the account. */
export function JoinForm({ token, name: invitedName, onJoined }: JoinFormProps) {
  const { vault } = useAppStore().extra;
  const [join] = useJoinTeamMutation();
  const initialValues = { name: invitedName, phone: '', password: '', confirmPassword: '' };
  const { submit, failure } = useSubmit(
    ({ name, phone, password }: typeof initialValues) =>
      join({ token, name: name.trim(), phone: phone.trim(), secret: vault.seal(password) }),
    {
      success: AUTH_MESSAGES.accountCreated,
      failure: INVITATION_MESSAGES.accountFailed,
      failureIn: 'toastAndAlert',
      onDone: onJoined,
    },
  );
  return (
    <Formik initialValues={initialValues} validationSchema={joinFormSchema} onSubmit={submit}>
      <FormikForm label="Crear cuenta">
        <FormAlert text={failure} />
        <FormikTextField name="name" label="Nombre completo" autoComplete="name" required />
        <FormikTextField name="phone" label="Teléfono (opcional)" type="tel" autoComplete="tel" />
        <FormikNewPassword />
        <FormikSubmit fullWidth>Crear cuenta</FormikSubmit>
      </FormikForm>
    </Formik>
  );
}

interface Joining {
  token: string;
  name: string;
  phone: string;
  secret: SealedSecret;
}

/** Separate from `api.ts`, which the screens of the staff load. */
const joiningApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** The token is a secret like a password, so recordings mask it. */
    getStaffJoining: build.query<StaffJoining | null, string>({
      query: (token) => ({ url: TEAM_PATHS.join(token), keepSession: true }),
      transformResponse: (answer) => {
        const raw = objectOf(answer, 'invitation');
        const email = textOf(raw.email);
        if (!email) return null;
        return {
          name: textOf(raw.name),
          email,
          role: staffRoleOf(raw.role),
          practiceName: textOf(raw.practiceName),
        };
      },
    }),
    joinTeam: build.mutation<null, Joining>({
      queryFn: async ({ token, name, phone, secret }, api, _options, baseQuery) => {
        const result = await baseQuery({
          url: TEAM_PATHS.join(token),
          method: 'POST',
          body: { name, phone, password: (api.extra as ApiExtra).vault.open(secret) },
          keepSession: true,
        });
        return result.error ? { error: result.error } : { data: null };
      },
    }),
  }),
});

export const { useGetStaffJoiningQuery, useJoinTeamMutation } = joiningApi;

/** Practice, e-mail and role, for the invited person to check before creating the account. */
export function StaffJoiningSummary({ joining }: { joining: StaffJoining }) {
  return (
    <DescriptionList
      items={[
        { label: 'Consulta', value: joining.practiceName },
        { label: 'Correo electrónico', value: joining.email },
        { label: 'Papel', value: ROLE_LABELS[joining.role] },
      ]}
    />
  );
}
