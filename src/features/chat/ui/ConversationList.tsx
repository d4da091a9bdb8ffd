import { type ReactNode, memo, useMemo } from 'react';
import { Link } from 'react-router-dom';
import { CHAT_LIMITS, CHAT_MESSAGES } from '@/contract/chat';
import type { ConversationListItem } from '@/contract/chatAnswers';
import { badgeText } from '@/contract/notifications';
import { catalogueText } from '@/shared/api/errors';
import { textSearch } from '@/shared/lib/values';
import { selectLive } from '@/shared/realtime';
import { useAppDispatch, useAppSelector } from '@/shared/redux';
import { ROUTES } from '@/shared/routes';
import { Avatar } from '@/shared/ui/avatar/Avatar';
import { EmptyState } from '@/shared/ui/empty-state/EmptyState';
import { ErrorState } from '@/shared/ui/error-state/ErrorState';
import { ConversationIcon, SearchEmptyIcon } from '@/shared/ui/icon/icons';
import { SearchField } from '@/shared/ui/search-field/SearchField';
import { SkeletonList } from '@/shared/ui/skeleton/Skeleton';
import { Toolbar } from '@/shared/ui/toolbar/Toolbar';
import { VisuallyHidden } from '@/shared/ui/visually-hidden/VisuallyHidden';
import { useListConversationsQuery } from '../api';
import { listTime, preview } from '../chatTexts';
import { searchChanged, selectHasUnsent, selectSearch } from '../slice';
import styles from './ConversationList.module.css';

const conversationSearch = textSearch<ConversationListItem>(({ participant }) => [
  participant.name,
  participant.email,
]);

/**
 * The list of conversations, polled while it is visible, with a search where it is long. `emptyAction` is shown under the
 * empty state.
 */
export function ConversationList({ emptyText, emptyAction }: { emptyText: string; emptyAction?: ReactNode }) {
  const live = useAppSelector(selectLive);
  const search = useAppSelector(selectSearch);
  const dispatch = useAppDispatch();
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
  const found = useMemo(() => currentData?.filter(conversationSearch(search)) ?? [], [currentData, search]);

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
    <div className={styles.stack}>
      {(currentData.length > CHAT_LIMITS.searchFrom || search !== '') && (
        <Toolbar
          search={
            <SearchField
              label="Buscar conversaciones"
              placeholder="Buscar por nombre o correo..."
              value={search}
              onChange={(text) => dispatch(searchChanged(text))}
            />
          }
        />
      )}
      {found.length === 0 ? (
        <EmptyState
          icon={SearchEmptyIcon}
          title="No se encontraron conversaciones"
          text="Prueba con otra búsqueda."
        />
      ) : (
        <ul className={styles.list} aria-label="Conversaciones">
          {found.map((conversation) => (
            <ConversationRow
              key={conversation.id}
              conversation={conversation}
              now={fulfilledTimeStamp ?? 0}
            />
          ))}
        </ul>
      )}
      {currentData.length >= CHAT_LIMITS.listed && (
        <p className={styles.cut}>
          Aquí están las {CHAT_LIMITS.listed} conversaciones más recientes. Las demás se abren desde la ficha
          del paciente, en «Mensajes».
        </p>
      )}
    </div>
  );
}

interface ConversationRowProps {
  conversation: ConversationListItem;
  /** Milliseconds since 1970, for the time shown. */
  now: number;
}

/** A conversation in the list: participant, what is unsent, preview of the last message, time and unread count. */
const ConversationRow = memo(function ConversationRow({ conversation, now }: ConversationRowProps) {
  const { id, participant, lastMessage, unreadCount } = conversation;
  const hasUnsent = useAppSelector((state) => selectHasUnsent(state, id));
  return (
    <li className={styles.item}>
      <Link to={ROUTES.conversation(id)} className={styles.row} data-unread={unreadCount > 0 || undefined}>
        <Avatar name={participant.name} />
        <span className={styles.text}>
          <span className={styles.name}>{participant.name || participant.email}</span>
          <span className={styles.preview}>
            {hasUnsent && <strong className={styles.unsent}>{CHAT_MESSAGES.unsent} </strong>}
            {lastMessage ? preview(lastMessage.content) : 'Todavía no hay mensajes'}
          </span>
        </span>
        <span className={styles.side}>
          {lastMessage && (
            <time dateTime={lastMessage.createdAt}>{listTime(lastMessage.createdAt, now)}</time>
          )}
          {unreadCount > 0 && (
            <span className={styles.unread}>
              {badgeText(unreadCount)}
              <VisuallyHidden> sin leer</VisuallyHidden>
            </span>
          )}
        </span>
      </Link>
    </li>
  );
});
