import { Formik, useFormikContext } from 'formik';
import { type ReactNode, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { TEXT_LIMITS } from '@/contract/common/constants';
import type { Session } from '@/contract/sessionAnswers';
import {
  SESSION_FORM_STATUSES,
  SESSION_LIMITS,
  SESSION_MESSAGES,
  SESSION_STATUS_LABELS,
  type SessionStart,
  TREATMENT_TYPES,
} from '@/contract/sessions';
import { sessionBodySchema } from '@/contract/sessionSchemas';
import { DAY_AND_HOUR } from '@/contract/edits';
import { DraftCancelButton, DraftKeeper } from '@/shared/drafts/DraftKeeper';
import { type Draft, useDraft } from '@/shared/drafts/useDraft';
import { ChangedMeanwhile } from '@/shared/edits/ChangedMeanwhile';
import { useEdits } from '@/shared/edits/useEdits';
import { practiceWallClock } from '@/shared/lib/dates';
import { useNewOnce } from '@/shared/useNewOnce';
import { useSubmit } from '@/shared/useSubmit';
import { Card } from '@/shared/ui/card/Card';
import { FormActions, FormGrid, FormWide } from '@/shared/ui/form-layout/FormLayout';
import {
  FormikNumberField,
  FormikSelectField,
  FormikTextAreaField,
  FormikTextField,
} from '@/shared/ui/formik/FormikFields';
import { FormikForm, FormikSubmit } from '@/shared/ui/formik/FormikForm';
import { FormikDateField, FormikTimeField } from '@/shared/ui/formik-date-time/FormikDateTime';
import { type SessionInput, useCreateSessionMutation, useUpdateSessionMutation } from '../api';
import { newSessionValues, sessionValues, toSessionInput, type SessionValues } from '../formValues';
import { sessionEditFields } from '../versionParts';
import { CopyLastSessionButton } from './CopyLastSessionButton';
import { EarlierSession } from './EarlierSession';
import { SessionExercises } from './SessionExercises';

export interface SessionFormProps {
  /** The session to edit; without it the form makes a new one. */
  session?: Session;
  /** Initial values of a new session: a known patient, or the data of an appointment. */
  start?: Partial<SessionStart>;
  /** Appointment of a new session. Each appointment, and each patient to begin with, has a draft of its own. */
  appointmentId?: string;
  /** Whether the backend supports notes for the patient. */
  sharesNotes: boolean;
  /** Patient choice, bound to the Formik field `patientId`. */
  patientField: ReactNode;
  /** Name of a patient, where two people chose different ones. */
  patientName?: (id: string) => string;
  onSaved: (session: Session, values: SessionValues) => void;
  onCancel: () => void;
}

const asOptions = (values: readonly string[]) => values.map((value) => ({ value, label: value }));

/**
 * Adds another backend's unknown type or status to the options, so that editing does not change it silently.
 */
const withCurrent = <T extends string>(known: readonly T[], current: T): T[] =>
  current === '' || known.includes(current) ? [...known] : [current, ...known];

interface SessionFieldsProps extends Pick<SessionFormProps, 'patientField' | 'sharesNotes'> {
  /** Initial type and status, which are offered even if this app does not know them. */
  treatmentType: string;
  status: SessionValues['status'];
  /** Id of the session that is corrected. */
  except: string | undefined;
}

function SessionFields({ patientField, sharesNotes, treatmentType, status, except }: SessionFieldsProps) {
  return (
    <FormGrid>
      <FormWide>{patientField}</FormWide>
      <FormikDateField name="date" label="Fecha" required />
      <FormikTimeField name="time" label="Hora" required />
      <FormikSelectField
        name="treatmentType"
        label="Tipo de tratamiento"
        placeholder="Selecciona un tipo"
        options={asOptions(withCurrent<string>(TREATMENT_TYPES, treatmentType))}
        required
      />
      <FormikNumberField
        name="duration"
        label="Duración (minutos)"
        min={SESSION_LIMITS.durationMin}
        max={SESSION_LIMITS.durationMax}
        unit="min"
        required
      />
      <FormikTextField name="location" label="Ubicación" />
      <FormikSelectField
        name="status"
        label="Estado"
        options={withCurrent(SESSION_FORM_STATUSES, status).map((value) => ({
          value,
          label: SESSION_STATUS_LABELS[value],
        }))}
      />
      <FormWide>
        <EarlierSession except={except} />
      </FormWide>
      <FormWide>
        <FormikTextAreaField
          name="notes"
          label="Notas de la sesión"
          help={sharesNotes ? 'Solo las ve la consulta' : undefined}
          limit={TEXT_LIMITS.clinicalText}
          rows={5}
        />
      </FormWide>
      {sharesNotes && (
        <FormWide>
          <FormikTextAreaField
            name="sharedNotes"
            label="Para el paciente"
            help="Lo verá en Mis Sesiones"
            limit={TEXT_LIMITS.clinicalText}
            rows={3}
          />
        </FormWide>
      )}
    </FormGrid>
  );
}

/** The values that the form was opened with. What begins while its form is open counts as held from then on. */
function usePristine(session?: Session, start?: Partial<SessionStart>): SessionValues {
  const [opened] = useState<SessionValues>(() =>
    session ? sessionValues(session) : newSessionValues(practiceWallClock(new Date()), start),
  );
  const status = start?.status === 'COMPLETED' ? start.status : opened.status;
  return useMemo(() => ({ ...opened, status }), [opened, status]);
}

/** Takes the status of what begins meanwhile into the form, unless another status, day or hour was chosen. */
function StatusOfStart({ draft, pristine }: { draft: Draft<SessionValues>; pristine: SessionValues }) {
  const { values, setFieldValue } = useFormikContext<SessionValues>();
  const [opened] = useState(pristine);
  const { status } = pristine;
  const follow = useEffectEvent(() => {
    const isLeft = (['status', 'date', 'time'] as const).every((name) => values[name] === opened[name]);
    if (status === opened.status || !isLeft) return;
    draft.reread({ ...(draft.read ?? opened), status });
    void setFieldValue('status', status);
  });
  // Once, when it begins: whoever sets it back means it.
  useEffect(() => follow(), [status]);
  return null;
}

/** Nueva / Editar Sesión: basic information, notes and the session's exercises. */
export function SessionForm({
  session,
  start,
  appointmentId,
  sharesNotes,
  patientField,
  patientName = () => 'Otro paciente',
  onSaved,
  onCancel,
}: SessionFormProps) {
  const [create] = useCreateSessionMutation();
  const [update] = useUpdateSessionMutation();
  const createOnce = useNewOnce({
    create: (input: SessionInput) => create({ input }),
    correct: ({ id }: Session, input) => update({ id, input }),
  });
  const pristine = usePristine(session, start);
  const draft = useDraft(
    `session:${session?.id ?? `new ${JSON.stringify([appointmentId, start?.patientId])}`}`,
    // A draft follows what is stored. A session that begins now has nothing stored, and keeps the day and hour it began.
    session || appointmentId ? pristine : undefined,
  );
  const edits = useEdits(session && toSessionInput(draft.read ?? pristine, sharesNotes), DAY_AND_HOUR);
  const { submit } = useSubmit(
    (values: SessionValues) => {
      const input = toSessionInput(values, sharesNotes);
      return session ? update({ id: session.id, input: edits.bodyOf(input) }) : createOnce(input);
    },
    {
      success: session ? SESSION_MESSAGES.updated : SESSION_MESSAGES.created,
      failure: SESSION_MESSAGES.saveFailed,
      onDone: (saved, values) => {
        draft.drop();
        onSaved(saved, values);
      },
      onFailed: edits.meets,
    },
  );

  return (
    <Formik initialValues={draft.found ?? pristine} validationSchema={sessionBodySchema} onSubmit={submit}>
      {({ values }) => (
        <FormikForm closes label={session ? 'Editar sesión' : 'Nueva sesión'}>
          <DraftKeeper draft={draft} pristine={pristine} />
          <StatusOfStart draft={draft} pristine={pristine} />
          <ChangedMeanwhile edits={edits} fields={sessionEditFields(patientName)} />
          <Card
            title="Información básica"
            actions={!session && <CopyLastSessionButton keepsDuration={Boolean(appointmentId)} />}
          >
            <SessionFields
              patientField={patientField}
              sharesNotes={sharesNotes}
              treatmentType={pristine.treatmentType || values.treatmentType}
              status={pristine.status}
              except={session?.id}
            />
          </Card>
          <SessionExercises sharesNotes={sharesNotes} />
          <FormActions>
            <DraftCancelButton draft={draft} pristine={pristine} onLeave={onCancel} />
            <FormikSubmit>{session ? 'Actualizar sesión' : 'Crear sesión'}</FormikSubmit>
          </FormActions>
        </FormikForm>
      )}
    </Formik>
  );
}
