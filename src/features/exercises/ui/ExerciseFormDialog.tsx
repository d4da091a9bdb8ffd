import { Formik, useFormikContext } from 'formik';
import { useState } from 'react';
import { isWebAddress } from '@/contract/common/formats';
import { normaliseEnum } from '@/contract/common/text';
import {
  type Difficulty,
  DIFFICULTY_LABELS,
  EXERCISE_LIMITS as LIMITS,
  EXERCISE_MESSAGES,
} from '@/contract/exercises';
import type { Exercise, Option } from '@/contract/exerciseAnswers';
import { exerciseBodySchema } from '@/contract/exerciseSchemas';
import { TEXT_LIMITS } from '@/contract/common/constants';
import { DraftCancelButton, DraftKeeper } from '@/shared/drafts/DraftKeeper';
import { useDraft } from '@/shared/drafts/useDraft';
import { ChangedMeanwhile, type EditFields } from '@/shared/edits/ChangedMeanwhile';
import { useEdits } from '@/shared/edits/useEdits';
import { useSubmit } from '@/shared/useSubmit';
import { Dialog, DialogActions } from '@/shared/ui/dialog/Dialog';
import { OwnPicture } from '@/shared/ui/exercise-thumbnail/ExerciseThumbnail';
import { FormGrid, FormStack } from '@/shared/ui/form-layout/FormLayout';
import {
  FormikNumberField,
  FormikSelectField,
  FormikTextAreaField,
  FormikTextField,
} from '@/shared/ui/formik/FormikFields';
import { FormikForm, FormikSubmit } from '@/shared/ui/formik/FormikForm';
import { InlineAlert } from '@/shared/ui/inline-alert/InlineAlert';
import { useCreateExerciseMutation, useUpdateExerciseMutation } from '../api';
import { exerciseValues, toExerciseInput, type ExerciseValues } from '../formValues';

export interface ExerciseFormDialogProps {
  /** The exercise to edit; without it the form creates one. */
  exercise?: Exercise;
  categories: readonly Option[];
  difficulties: readonly Option[];
  onClose: () => void;
  /** Called with the name of an exercise that was created. */
  onCreated?: (name: string) => void;
}

/** Adds another backend's unknown category to the options, so that editing does not change it silently. */
const withCurrent = (options: readonly Option[], current: string): readonly Option[] =>
  current === '' || options.some(({ value }) => value === current)
    ? options
    : [{ value: current, label: current }, ...options];

function ExerciseFields({
  categories,
  difficulties,
}: Pick<ExerciseFormDialogProps, 'categories' | 'difficulties'>) {
  return (
    <>
      <FormikTextField name="name" label="Nombre" required />
      <FormGrid minColumn={9} dense>
        <FormikSelectField
          name="category"
          label="Categoría"
          placeholder="Selecciona una categoría"
          options={categories}
          required
        />
        <FormikSelectField
          name="difficulty"
          label="Dificultad"
          placeholder="Selecciona una dificultad"
          options={difficulties}
          required
        />
      </FormGrid>
      <FormikTextAreaField
        name="description"
        label="Descripción"
        rows={2}
        limit={TEXT_LIMITS.paragraph}
        required
      />
      <FormikTextAreaField
        name="instructions"
        label="Instrucciones"
        rows={6}
        limit={TEXT_LIMITS.clinicalText}
        required
      />
      <FormikTextField name="equipment" label="Equipamiento" />
      <FormGrid minColumn={9} dense>
        <FormikNumberField
          name="duration"
          label="Duración (seg)"
          min={LIMITS.durationMin}
          max={LIMITS.durationMax}
        />
        <FormikNumberField name="sets" label="Series" min={LIMITS.setsMin} max={LIMITS.setsMax} />
        <FormikNumberField name="reps" label="Repeticiones" min={LIMITS.repsMin} max={LIMITS.repsMax} />
      </FormGrid>
      <FormikTextField
        name="videoUrl"
        label="URL del vídeo"
        type="url"
        placeholder="https://"
        help="Los vídeos de YouTube y Vimeo se ven dentro de la aplicación."
      />
      <ImageField />
    </>
  );
}

/** The address of the image, and the image as patients see it once the address has been entered. */
function ImageField() {
  const { values } = useFormikContext<ExerciseValues>();
  const [entered, setEntered] = useState(values.imageUrl);
  const address = values.imageUrl.trim();
  return (
    // Half an address is asked for nothing: it is tried when the field is left.
    <div onBlur={() => setEntered(values.imageUrl)}>
      <FormStack>
        <FormikTextField
          name="imageUrl"
          label="URL de la imagen"
          type="url"
          placeholder="https://"
          help="La dirección de la imagen misma, con https, no la de la página que la muestra."
        />
        {address === entered.trim() && isWebAddress(address) && (
          <OwnPicture imageUrl={address} alt="La imagen, como la verá el paciente">
            <InlineAlert tone="warning" live>
              En esa dirección no hay ninguna imagen que se pueda mostrar.
            </InlineAlert>
          </OwnPicture>
        )}
      </FormStack>
    </div>
  );
}

const EDIT_FIELDS: EditFields = {
  name: { label: 'Nombre' },
  category: { label: 'Categoría' },
  difficulty: {
    label: 'Dificultad',
    text: (value: string) => DIFFICULTY_LABELS[normaliseEnum(value) as Difficulty],
  },
  description: { label: 'Descripción' },
  instructions: { label: 'Instrucciones' },
  equipment: { label: 'Equipamiento' },
  duration: { label: 'Duración (seg)' },
  sets: { label: 'Series' },
  reps: { label: 'Repeticiones' },
  videoUrl: { label: 'URL del vídeo' },
  imageUrl: { label: 'URL de la imagen' },
};

/** Modal to create or edit an exercise. */
export function ExerciseFormDialog({
  exercise,
  categories,
  difficulties,
  onClose,
  onCreated,
}: ExerciseFormDialogProps) {
  const [create] = useCreateExerciseMutation();
  const [update] = useUpdateExerciseMutation();
  const [pristine] = useState(() => {
    const values = exerciseValues(exercise);
    // Send the difficulty in the backend's own spelling.
    const spelled = difficulties.find(({ value }) => normaliseEnum(value) === values.difficulty)?.value;
    return { ...values, difficulty: spelled ?? values.difficulty };
  });
  const draft = useDraft(`exercise:${exercise?.id ?? 'new'}`, pristine);
  const edits = useEdits(exercise && toExerciseInput(draft.read ?? pristine));
  const { submit } = useSubmit(
    (values: ExerciseValues) => {
      const input = toExerciseInput(values);
      return exercise ? update({ id: exercise.id, input: edits.bodyOf(input) }) : create({ input });
    },
    {
      success: exercise ? EXERCISE_MESSAGES.updated : EXERCISE_MESSAGES.created,
      failure: EXERCISE_MESSAGES.saveFailed,
      onDone: (saved, values) => {
        draft.drop();
        if (!exercise) onCreated?.(saved.name || values.name.trim());
        onClose();
      },
      onFailed: edits.meets,
    },
  );
  const title = exercise ? 'Editar ejercicio' : 'Nuevo ejercicio';

  return (
    <Dialog open title={title} size="lg" onClose={onClose}>
      <Formik initialValues={draft.found ?? pristine} validationSchema={exerciseBodySchema} onSubmit={submit}>
        <FormikForm closes label={title} spacing="tight">
          <DraftKeeper draft={draft} pristine={pristine} />
          <ChangedMeanwhile edits={edits} fields={EDIT_FIELDS} />
          <ExerciseFields
            categories={withCurrent(categories, pristine.category)}
            difficulties={difficulties}
          />
          <DialogActions>
            <DraftCancelButton draft={draft} pristine={pristine} onLeave={onClose} />
            <FormikSubmit>{exercise ? 'Actualizar ejercicio' : 'Crear ejercicio'}</FormikSubmit>
          </DialogActions>
        </FormikForm>
      </Formik>
    </Dialog>
  );
}
