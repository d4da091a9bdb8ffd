import { Formik } from 'formik';
import type { MergeComparison as Comparison } from '@/contract/mergeAnswers';
import { MERGE_MESSAGES as MESSAGES } from '@/contract/merges';
import { type MergeBody, mergeBodySchema } from '@/contract/mergeSchemas';
import { errorText, isApiError } from '@/shared/api/errors';
import { useSubmit } from '@/shared/useSubmit';
import { Button } from '@/shared/ui/button/Button';
import { DialogActions } from '@/shared/ui/dialog/Dialog';
import { ErrorState } from '@/shared/ui/error-state/ErrorState';
import { FormAlert } from '@/shared/ui/inline-alert/InlineAlert';
import { FormikForm, FormikSubmit } from '@/shared/ui/formik/FormikForm';
import { SkeletonText } from '@/shared/ui/skeleton/Skeleton';
import { useCompareRecordsQuery, useMergeRecordsMutation } from '../api';
import { MergeChoiceField } from './MergeChoiceField';
import { MergeOutcome } from './MergeOutcome';
import { MergeSides } from './MergeSides';

export interface MergeComparisonProps {
  /** The record that stays. */
  survivorId: string;
  /** The record whose content moves. */
  otherId: string;
  /** Lets the other record be the one that stays. */
  onTurn: () => void;
  /** Goes back to choosing the other record. */
  onBack: () => void;
  onMerged: () => void;
}

/** Two records side by side: what is chosen for each field on which they differ, what moves, and what follows. */
export function MergeComparison(props: MergeComparisonProps) {
  const { survivorId, otherId, onBack } = props;
  const {
    currentData: comparison,
    error,
    isFetching,
    refetch,
  } = useCompareRecordsQuery({ id: survivorId, otherId }, { refetchOnMountOrArgChange: true });
  if (comparison) return <ComparisonForm {...props} comparison={comparison} />;
  const refusal = isApiError(error) ? error.fields?.otherId : undefined;
  return (
    <>
      {error ? (
        <ErrorState
          message={refusal ?? errorText(error, MESSAGES.comparisonFailed)}
          {...(refusal === undefined && { onRetry: refetch, retrying: isFetching })}
        />
      ) : (
        <SkeletonText lines={8} label="Comparando las fichas" />
      )}
      <DialogActions>
        <Button onClick={onBack}>Elegir otra</Button>
      </DialogActions>
    </>
  );
}

/**
 * The choices that differ from what was proposed. What is merged as proposed is so by what the records say then: somebody may
 * have written into one since it was compared.
 */
const ownChoices = ({ fields }: Comparison, choices: MergeBody['choices']): MergeBody['choices'] =>
  Object.fromEntries(
    fields.flatMap(({ field, proposed }) => (choices[field] === proposed ? [] : [[field, choices[field]]])),
  );

const initialValues = ({ other, fields }: Comparison): MergeBody => ({
  otherId: other.id,
  choices: Object.fromEntries(fields.map(({ field, proposed }) => [field, proposed])),
});

function ComparisonForm({
  comparison,
  survivorId,
  onTurn,
  onBack,
  onMerged,
}: MergeComparisonProps & { comparison: Comparison }) {
  const [merge] = useMergeRecordsMutation();
  const { submit, failure } = useSubmit(
    ({ otherId, choices }: MergeBody) =>
      merge({ id: survivorId, input: { otherId, choices: ownChoices(comparison, choices) } }),
    {
      success: MESSAGES.merged,
      failure: MESSAGES.mergeFailed,
      failureIn: 'alertUnlessFields',
      onDone: onMerged,
    },
  );
  const { fields, obstacle } = comparison;
  return (
    <Formik initialValues={initialValues(comparison)} validationSchema={mergeBodySchema} onSubmit={submit}>
      <FormikForm label="Unir las dos fichas" spacing="tight">
        <FormAlert text={failure} />
        <MergeSides comparison={comparison} onTurn={onTurn} />
        <MergeOutcome comparison={comparison} />
        {fields.length === 0 ? (
          <p>Las dos fichas dicen lo mismo de la persona.</p>
        ) : (
          fields.map((field) => <MergeChoiceField key={field.field} field={field} />)
        )}
        <DialogActions>
          <Button onClick={onBack}>Elegir otra</Button>
          {obstacle === null && <FormikSubmit>Unir las dos fichas</FormikSubmit>}
        </DialogActions>
      </FormikForm>
    </Formik>
  );
}
