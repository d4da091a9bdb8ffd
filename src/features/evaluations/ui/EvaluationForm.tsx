import { Formik } from 'formik';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { TEXT_LIMITS } from '@/contract/common/limits';
import type { Evaluation } from '@/contract/evaluations/entities';
import { EVALUATION_MESSAGES } from '@/contract/evaluations/messages';
import { errorText, isApiError } from '@/shared/api';
import { DraftCancelButton, DraftKeeper, useDraft } from '@/shared/drafts';
import { todayOfPractice } from '@/shared/lib/dates';
import { submissionKeys } from '@/shared/lib/idempotency';
import { useAppDispatch } from '@/shared/redux';
import { toastRequested } from '@/shared/toasts';
import { Card } from '@/shared/ui/card';
import { FormikForm, FormikScaleField, FormikSubmit, FormikTextAreaField } from '@/shared/ui/formik';
import { FormikDateField } from '@/shared/ui/formik-date-time';
import { latePart } from '@/shared/ui/late-part';
import { SkeletonText } from '@/shared/ui/skeleton';
import { useCreateEvaluationMutation } from '../api';
import {
  formField,
  newEvaluationValues,
  toEvaluationInput,
  validateEvaluation,
  type EvaluationValues,
} from '../formValues';
import { BodyRegionsField } from './BodyRegionsField';
import styles from './EvaluationForm.module.css';
import { RangeFields } from './RangeFields';
import { SectionNav } from './SectionNav';
import { SECTIONS } from './sections';
import { StrengthFields } from './StrengthFields';

/** Props of the evaluation form. */
export interface EvaluationFormProps {
  patientId: string;
  /** The visit before: what was examined then is open to be measured again, with its figures beside. */
  previous?: Evaluation;
  onSaved: (evaluation: Evaluation) => void;
  onCancel: () => void;
}

// Far down the form, with a catalogue of its own.
const SpecialTestFields = latePart<object>(
  async () => (await import('./SpecialTestFields')).SpecialTestFields,
  {
    failed: 'No se ha podido cargar este apartado',
    waiting: () => <SkeletonText lines={2} label="Cargando pruebas" />,
  },
);

const [REASON, PAIN, RANGE, STRENGTH, TESTS, PLAN] = SECTIONS;

function Section({ section, children }: { section: { id: string; title: string }; children: ReactNode }) {
  return (
    <div id={section.id} tabIndex={-1} className={styles.section}>
      <Card title={section.title}>
        <div className={styles.stack}>{children}</div>
      </Card>
    </div>
  );
}

/** Ctrl + Enter saves from any field, for who works by keyboard. */
function saveByKeyboard(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== 'Enter' || event.repeat || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  event.currentTarget.closest('form')?.requestSubmit();
}

/** A new evaluation in six sections, made to be filled in by keyboard alone. */
export function EvaluationForm({ patientId, previous, onSaved, onCancel }: EvaluationFormProps) {
  const dispatch = useAppDispatch();
  const [create] = useCreateEvaluationMutation();
  const [keyOf] = useState(submissionKeys);
  const [pristine] = useState(() => newEvaluationValues(todayOfPractice(), previous));
  const draft = useDraft<EvaluationValues>(`evaluation:${patientId}`);
  const clinical = { limit: TEXT_LIMITS.clinicalText };

  return (
    <Formik
      initialValues={draft.found ?? pristine}
      validate={(values) => validateEvaluation(values, todayOfPractice())}
      onSubmit={async (values, { setFieldError }) => {
        const input = toEvaluationInput(values);
        const { data, error } = await create({ patientId, input, key: keyOf(input) });
        if (data) {
          draft.drop();
          return onSaved(data);
        }
        dispatch(
          toastRequested({ message: errorText(error, EVALUATION_MESSAGES.saveFailed), variant: 'error' }),
        );
        if (isApiError(error))
          Object.entries(error.fields ?? {}).forEach(([path, text]) =>
            setFieldError(formField(values, path), text),
          );
      }}
    >
      <FormikForm label="Nueva evaluación" className={styles.form}>
        <DraftKeeper draft={draft} pristine={pristine} />
        <div className={styles.layout} onKeyDown={saveByKeyboard}>
          <SectionNav />
          <div className={styles.sections}>
            <Section section={REASON}>
              <FormikDateField name="date" label="Fecha" max={todayOfPractice()} required />
              <FormikTextAreaField
                name="reason"
                label="Motivo de consulta"
                limit={TEXT_LIMITS.paragraph}
                rows={2}
                required
              />
              <FormikTextAreaField name="history" label="Historia actual" {...clinical} />
            </Section>
            <Section section={PAIN}>
              <FormikScaleField
                name="pain"
                label="Intensidad del dolor"
                help={previous?.pain == null ? undefined : `Antes: ${previous.pain}`}
                anchors={{ 0: 'Sin dolor', 10: 'El peor dolor imaginable' }}
              />
              <BodyRegionsField />
            </Section>
            <Section section={RANGE}>
              <RangeFields previous={previous} />
            </Section>
            <Section section={STRENGTH}>
              <StrengthFields previous={previous} />
            </Section>
            <Section section={TESTS}>
              <SpecialTestFields />
            </Section>
            <Section section={PLAN}>
              <FormikTextAreaField
                name="diagnosis"
                label="Diagnóstico fisioterapéutico"
                rows={3}
                {...clinical}
              />
              <FormikTextAreaField name="goals" label="Objetivos" rows={3} {...clinical} />
              <FormikTextAreaField name="plan" label="Plan de tratamiento" rows={3} {...clinical} />
            </Section>
            <div className={styles.actions}>
              <p className={styles.keys}>
                <kbd>Ctrl</kbd> + <kbd>Intro</kbd> guarda desde cualquier campo.
              </p>
              <DraftCancelButton draft={draft} pristine={pristine} onLeave={onCancel} />
              <FormikSubmit>Guardar evaluación</FormikSubmit>
            </div>
          </div>
        </div>
      </FormikForm>
    </Formik>
  );
}
