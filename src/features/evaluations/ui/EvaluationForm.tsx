import { Formik, useFormikContext } from 'formik';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { TEXT_LIMITS } from '@/contract/common/constants';
import type { Evaluation } from '@/contract/evaluationAnswers';
import { EVALUATION_MESSAGES } from '@/contract/evaluations';
import { DraftCancelButton, DraftKeeper } from '@/shared/drafts/DraftKeeper';
import { useDraft } from '@/shared/drafts/useDraft';
import { ChangedMeanwhile } from '@/shared/edits/ChangedMeanwhile';
import { useEdits } from '@/shared/edits/useEdits';
import { formatLongDate, todayOfPractice } from '@/shared/lib/dates';
import { useOpening } from '@/shared/openings/useOpening';
import { useNewOnce } from '@/shared/useNewOnce';
import { useSubmit } from '@/shared/useSubmit';
import { Card } from '@/shared/ui/card/Card';
import { Disclosure } from '@/shared/ui/disclosure/Disclosure';
import { FormActions, FormStack } from '@/shared/ui/form-layout/FormLayout';
import { FormikScaleField, FormikTextAreaField } from '@/shared/ui/formik/FormikFields';
import { FormikForm, FormikSubmit } from '@/shared/ui/formik/FormikForm';
import { FormikDateField } from '@/shared/ui/formik-date-time/FormikDateTime';
import { type EvaluationInput, useCorrectEvaluationMutation, useCreateEvaluationMutation } from '../api';
import {
  evaluationValues,
  formField,
  newEvaluationValues,
  toEvaluationInput,
  validateEvaluation,
  withPrevious,
  type EvaluationValues,
} from '../formValues';
import { EVALUATION_EDIT_FIELDS } from '../versionParts';
import { BodyRegionsField } from './BodyRegionsField';
import styles from './EvaluationForm.module.css';
import { EvaluationView } from './EvaluationView';
import { RangeFields } from './RangeFields';
import { SectionNav } from './SectionNav';
import { SECTIONS } from './sections';
import { SpecialTestFields } from './SpecialTestFields';
import { StrengthFields } from './StrengthFields';

export interface EvaluationFormProps {
  patientId: string;
  /** The evaluation to correct; without it the form creates one. */
  evaluation?: Evaluation | undefined;
  /**
   * The previous visit of an evaluation with this episode and day. Its values are hints. In a new evaluation its joints and
   * regions are shown again.
   */
  previousOf?: ((chosen: Pick<EvaluationValues, 'episodeId' | 'date'>) => Evaluation | undefined) | undefined;
  /** Choice of the patient of a correction, bound to the Formik field `patientId`; without it, it stays where it is. */
  patientField?: ReactNode;
  /** Choice of the episode, bound to the Formik field `episodeId`. */
  episodeField?: ReactNode;
  onSaved: (evaluation: Evaluation) => void;
  onCancel: () => void;
}

const [REASON, PAIN, RANGE, STRENGTH, TESTS, PLAN] = SECTIONS;

function Section({ section, children }: { section: { id: string; title: string }; children: ReactNode }) {
  return (
    <div id={section.id} tabIndex={-1} className={styles.section}>
      <Card title={section.title}>
        <FormStack>{children}</FormStack>
      </Card>
    </div>
  );
}

/** The visit before what is written, to be read beside it: what was aimed at and planned is what a new one judges. */
function EarlierEvaluation({ evaluation }: { evaluation: Evaluation }) {
  const { isOpen, open, close } = useOpening('earlierEvaluation');
  return (
    <Disclosure
      summary={`Evaluación del ${formatLongDate(evaluation.date)}`}
      open={isOpen}
      onToggle={(opens) => (opens ? open() : close())}
    >
      {isOpen && <EvaluationView evaluation={evaluation} />}
    </Disclosure>
  );
}

const CLINICAL = { limit: TEXT_LIMITS.clinicalText };

function EvaluationSections({
  patientId,
  evaluation,
  previousOf,
  patientField,
  episodeField,
}: Omit<EvaluationFormProps, 'onSaved' | 'onCancel'>) {
  const { values, setValues } = useFormikContext<EvaluationValues>();
  // What was measured of the former patient says nothing of another one.
  const isMoved = values.patientId !== undefined && values.patientId !== patientId;
  const previous = isMoved ? undefined : previousOf?.(values);
  const choice = `${values.episodeId} ${values.date}`;
  const shown = useRef({ choice, previous });
  useEffect(() => {
    // An answer that comes behind the open form changes nothing in it.
    if (shown.current.choice === choice) return;
    const former = shown.current.previous;
    shown.current = { choice, previous };
    if (evaluation || former?.id === previous?.id) return;
    void setValues((held: EvaluationValues) => withPrevious(held, former, previous));
  }, [choice, evaluation, previous, setValues]);
  return (
    <>
      <Section section={REASON}>
        {patientField}
        {episodeField}
        <FormikDateField name="date" label="Fecha" max={todayOfPractice()} required />
        {previous && <EarlierEvaluation evaluation={previous} />}
        <FormikTextAreaField
          name="reason"
          label="Motivo de consulta"
          limit={TEXT_LIMITS.paragraph}
          rows={2}
          required
        />
        <FormikTextAreaField name="history" label="Historia actual" {...CLINICAL} />
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
        <SpecialTestFields previous={previous} />
      </Section>
      <Section section={PLAN}>
        <FormikTextAreaField name="diagnosis" label="Diagnóstico fisioterapéutico" rows={3} {...CLINICAL} />
        <FormikTextAreaField name="goals" label="Objetivos" rows={3} {...CLINICAL} />
        <FormikTextAreaField name="plan" label="Plan de tratamiento" rows={3} {...CLINICAL} />
      </Section>
    </>
  );
}

/** Ctrl + Enter saves from any field. */
function saveByKeyboard(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== 'Enter' || event.repeat || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  event.currentTarget.closest('form')?.requestSubmit();
}

/** Creates or corrects an evaluation in six sections. Everything can be filled in by keyboard. */
export function EvaluationForm({ onSaved, onCancel, ...sections }: EvaluationFormProps) {
  const { patientId, evaluation, previousOf, patientField } = sections;
  const [create] = useCreateEvaluationMutation();
  const [correct] = useCorrectEvaluationMutation();
  const [pristine] = useState<EvaluationValues>(() => {
    if (evaluation)
      return { ...evaluationValues(evaluation), ...(patientField !== undefined && { patientId }) };
    const date = todayOfPractice();
    return newEvaluationValues(date, previousOf?.({ episodeId: '', date }));
  });
  const draft = useDraft(
    `evaluation:${patientId}${evaluation ? `:${evaluation.id}` : ''}`,
    // A draft follows what is stored. A new evaluation has nothing stored, and keeps the day on which it was begun.
    evaluation && pristine,
  );
  const edits = useEdits(evaluation && toEvaluationInput(draft.read ?? pristine));
  const createOnce = useNewOnce({
    create: (input: EvaluationInput) => create({ patientId, input }),
    correct: ({ id }: Evaluation, input) => correct({ id, input }),
  });
  const { submit } = useSubmit(
    (values: EvaluationValues) => {
      const input = toEvaluationInput(values);
      return evaluation ? correct({ id: evaluation.id, input: edits.bodyOf(input) }) : createOnce(input);
    },
    {
      success: evaluation ? EVALUATION_MESSAGES.corrected : EVALUATION_MESSAGES.created,
      failure: EVALUATION_MESSAGES.saveFailed,
      fieldOf: formField,
      onDone: (saved) => {
        draft.drop();
        onSaved(saved);
      },
      onFailed: edits.meets,
    },
  );

  return (
    <Formik
      initialValues={draft.found ?? pristine}
      validate={(values) => validateEvaluation(values, todayOfPractice())}
      onSubmit={submit}
    >
      <FormikForm closes label={evaluation ? 'Corregir evaluación' : 'Nueva evaluación'}>
        <DraftKeeper draft={draft} pristine={pristine} />
        <ChangedMeanwhile edits={edits} fields={EVALUATION_EDIT_FIELDS} />
        <div className={styles.layout} onKeyDown={saveByKeyboard}>
          <SectionNav />
          <div className={styles.sections}>
            <EvaluationSections {...sections} />
            <FormActions>
              <p className={styles.keys}>
                <kbd>Ctrl</kbd> + <kbd>Intro</kbd> guarda desde cualquier campo.
              </p>
              <DraftCancelButton draft={draft} pristine={pristine} onLeave={onCancel} />
              <FormikSubmit>{evaluation ? 'Guardar corrección' : 'Guardar evaluación'}</FormikSubmit>
            </FormActions>
          </div>
        </div>
      </FormikForm>
    </Formik>
  );
}
