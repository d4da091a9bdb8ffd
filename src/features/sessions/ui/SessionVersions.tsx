import type { Session } from '@/contract/sessionAnswers';
import { errorText } from '@/shared/api/errors';
import { VersionHistory } from '@/shared/ui/version-history/VersionHistory';
import { useLazyListSessionVersionsQuery } from '../api';
import { sessionParts } from '../versionParts';

/**
 * Earlier versions of a session. Renders nothing if it was never changed or the backend keeps no versions.
 */
export function SessionVersions({ session }: { session: Session }) {
  const [load, { currentData, error, isFetching }] = useLazyListSessionVersionsQuery();
  if (!session.correctedAt) return null;
  const ask = () => void load(session.id);
  return (
    <VersionHistory
      verb="Modificada"
      correctedAt={session.correctedAt}
      authorName={session.therapist?.name}
      current={sessionParts(session)}
      versions={currentData?.map(({ content, ...version }) => ({ ...version, parts: sessionParts(content) }))}
      error={error && !isFetching ? errorText(error, 'Error al cargar las versiones') : undefined}
      onRetry={ask}
      onOpen={ask}
    />
  );
}
