import { Formik, useFormikContext } from 'formik';
import { useEffect, useMemo, useState } from 'react';
import type { StoredMailText } from '@/contract/outboxAnswers';
import {
  MAIL_MESSAGES as MESSAGES,
  MAIL_TEXT_LIMITS as LIMITS,
  PLACEHOLDERS,
  WRITABLE_MAIL_LABELS,
  WRITABLE_MAILS,
  type WritableMail,
} from '@/contract/outbox';
import { mailPreviewSchema, mailTextSchema } from '@/contract/outboxSchemas';
import { errorText, failureOf } from '@/shared/api/errors';
import { DraftKeeper } from '@/shared/drafts/DraftKeeper';
import { ChangedMeanwhile, type EditFields } from '@/shared/edits/ChangedMeanwhile';
import { useEdits, useOpenForm } from '@/shared/edits/useEdits';
import { useSubmit } from '@/shared/useSubmit';
import { Card } from '@/shared/ui/card/Card';
import { ErrorState } from '@/shared/ui/error-state/ErrorState';
import { FormActions, FormGrid, FormStack } from '@/shared/ui/form-layout/FormLayout';
import { FormikTextAreaField } from '@/shared/ui/formik/FormikFields';
import { FormikForm, FormikSubmit } from '@/shared/ui/formik/FormikForm';
import { SegmentedControl } from '@/shared/ui/segmented-control/SegmentedControl';
import { SkeletonCard } from '@/shared/ui/skeleton/Skeleton';
import { useListMailTextsQuery, usePreviewMailQuery, useSaveMailTextMutation } from '../api';
import styles from './mails.module.css';

/** How long nothing is typed before the preview follows, in ms. */
const PAUSE_MS = 400;
const KINDS = WRITABLE_MAILS.map((value) => ({ value, label: WRITABLE_MAIL_LABELS[value] }));
const USABLE = Object.entries(PLACEHOLDERS)
  .map(([name, meaning]) => `{${name}} (${meaning})`)
  .join(', ');

const EDIT_FIELDS: EditFields = { opening: { label: 'Primera frase' }, closing: { label: 'Despedida' } };

interface Values {
  opening: string;
  closing: string;
}

/** What mails about appointments say, with how each one reads. */
export function MailTextsCard() {
  const [kind, setKind] = useState<WritableMail>('BOOKED');
  const { currentData, error, isFetching, refetch } = useListMailTextsQuery();
  if (error && !currentData)
    return (
      <ErrorState message={errorText(error, MESSAGES.textsFailed)} onRetry={refetch} retrying={isFetching} />
    );
  const text = currentData?.find((one) => one.kind === kind);
  if (!text) return <SkeletonCard label="Cargando los textos de los correos" />;
  return (
    <Card
      title="Textos de los correos"
      description={`El asunto no cambia. Puedes usar ${USABLE}. No nombres tratamientos ni dolencias.`}
    >
      <FormStack>
        <SegmentedControl label="Correo" options={KINDS} value={kind} onChange={setKind} />
        <TextForm key={kind} text={text} />
      </FormStack>
    </Card>
  );
}

/** Values that nobody has changed for a moment. */
function useSettledValues(values: Values): Values {
  const [settled, setSettled] = useState(values);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(values), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [values]);
  return settled;
}

/** The mail as the server writes it. One with a wrong placeholder stays as it was. */
function Preview({ kind }: { kind: WritableMail }) {
  const { values } = useFormikContext<Values>();
  const body = { kind, ...useSettledValues(values) };
  const query = usePreviewMailQuery(body, { skip: !mailPreviewSchema.isValidSync(body) });
  const { data } = query;
  // The former text is not shown, because it would pass for the present one.
  const failure = failureOf({ ...query, text: MESSAGES.previewFailed });
  if (failure) return <ErrorState {...failure} />;
  if (!data) return <SkeletonCard label="Cargando cómo queda" />;
  return (
    <section className={styles.preview} aria-label="Así queda">
      <p className={styles.second}>Así queda, con una cita inventada</p>
      <p className={styles.subject}>{data.subject}</p>
      <p className={styles.letter}>{data.text}</p>
    </section>
  );
}

function TextForm({ text }: { text: StoredMailText }) {
  const { kind, opening, closing } = text;
  const [save] = useSaveMailTextMutation();
  const stored = useMemo(() => ({ opening: opening ?? '', closing: closing ?? '' }), [opening, closing]);
  const { form, pristine, draft, read, begin } = useOpenForm<Values>(`mail-text-${kind}`, stored);
  const edits = useEdits<Values>(read);
  const { submit } = useSubmit((values: Values) => save({ kind, body: edits.bodyOf(values) }), {
    success: MESSAGES.textSaved,
    failure: MESSAGES.textSaveFailed,
    onFailed: edits.meets,
    onDone: (_texts, values) => begin(values, values),
  });
  return (
    <Formik
      innerRef={form}
      initialValues={draft.found ?? pristine}
      validationSchema={mailTextSchema}
      onSubmit={submit}
    >
      <FormikForm label="Textos de los correos">
        <DraftKeeper draft={draft} pristine={pristine} />
        <ChangedMeanwhile edits={edits} fields={EDIT_FIELDS} />
        <FormGrid minColumn={20}>
          <FormStack>
            <FormikTextAreaField
              name="opening"
              label="Primera frase"
              help="Vacía: la de siempre."
              limit={LIMITS.openingMax}
            />
            <FormikTextAreaField
              name="closing"
              label="Despedida"
              help="Vacía: la de siempre."
              limit={LIMITS.closingMax}
            />
          </FormStack>
          <Preview kind={kind} />
        </FormGrid>
        <FormActions>
          <FormikSubmit>Guardar</FormikSubmit>
        </FormActions>
      </FormikForm>
    </Formik>
  );
}
