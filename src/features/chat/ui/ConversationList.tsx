import type { ReactNode } from 'react';
import { CHAT_LIMITS, CHAT_MESSAGES } from '@/contract/chat';
import { catalogueText } from '@/shared/api/errors';
import { selectLive } from '@/shared/realtime';
import { useAppSelector } from '@/shared/redux';
import { EmptyState } from '@/shared/ui/empty-state/EmptyState';
import { ErrorState } from '@/shared/ui/error-state/ErrorState';
import { ConversationIcon } from '@/shared/ui/icon/icons';
import { SkeletonList } from '@/shared/ui/skeleton/Skeleton';
import { useListConversationsQuery } from '../api';
import styles from './ConversationList.module.css';
import { ConversationRow } from './ConversationRow';

/** The list of conversations, polled while it is visible. `emptyAction` is shown under the empty state. */
export function ConversationList({ emptyText, emptyAction }: { emptyText: string; emptyAction?: ReactNode }) {
  const live = useAppSelector(selectLive);
  const { currentData, error, isFetching, refetch, fulfilledTimeStamp } = useListConversationsQuery(
    undefined,
    {
      pollingInterval: live ? 0 : CHAT_LIMITS.listPollMs,
      skipPollingIfUnfocused: true,
      refetchOnMountOrArgChange: true,
      refetchOnFocus: true,
      refetchOnReconnect: true,
    },
  );

  if (error && !currentData)
    return (
      <ErrorState
        message={catalogueText(error, CHAT_MESSAGES.listFailed)}
        onRetry={refetch}
        retrying={isFetching}
      />
    );
  if (!currentData) return <SkeletonList rows={5} label="Cargando conversaciones..." />;
  if (currentData.length === 0)
    return (
      <EmptyState
        icon={ConversationIcon}
        title="No hay conversaciones"
        text={emptyText}
        action={emptyAction}
        headingLevel={2}
      />
    );
  return (
    <ul className={styles.list} aria-label="Conversaciones">
      {currentData.map((conversation) => (
        <ConversationRow key={conversation.id} conversation={conversation} now={fulfilledTimeStamp ?? 0} />
      ))}
    </ul>
  );
}
