import type { Evaluation } from '@/contract/evaluationAnswers';
import { errorText } from '@/shared/api/errors';
import { VersionHistory } from '@/shared/ui/version-history/VersionHistory';
import { useLazyListEvaluationVersionsQuery } from '../api';
import { evaluationParts } from '../versionParts';

/** Earlier versions of an evaluation; renders nothing if it was never corrected. */
export function EvaluationVersions({ evaluation }: { evaluation: Evaluation }) {
  const [load, { currentData, error, isFetching }] = useLazyListEvaluationVersionsQuery();
  if (!evaluation.correctedAt) return null;
  const ask = () => void load(evaluation.id);
  return (
    <VersionHistory
      verb="Corregida"
      correctedAt={evaluation.correctedAt}
      authorName={evaluation.therapist?.name}
      current={evaluationParts(evaluation)}
      versions={currentData?.map(({ content, ...version }) => ({
        ...version,
        parts: evaluationParts(content),
      }))}
      error={error && !isFetching ? errorText(error, 'Error al cargar las versiones') : undefined}
      onRetry={ask}
      onOpen={ask}
    />
  );
}
