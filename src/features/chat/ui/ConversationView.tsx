import { useEffect, useMemo, useRef } from 'react';
import { CARE_MESSAGES } from '@/contract/care';
import { CHAT_LIMITS, CHAT_MESSAGES } from '@/contract/chat';
import { catalogueText, isConnectionError } from '@/shared/api/errors';
import { selectUser } from '@/shared/identity/slice';
import { conversationClosed, conversationOpened, selectConnected, selectLive } from '@/shared/realtime';
import { useAppDispatch, useAppSelector } from '@/shared/redux';
import { toastRequested } from '@/shared/toasts/slice';
import { Avatar } from '@/shared/ui/avatar/Avatar';
import { Badge } from '@/shared/ui/badge/Badge';
import { ButtonLink } from '@/shared/ui/button/Button';
import { EyeIcon } from '@/shared/ui/icon/icons';
import { InlineAlert } from '@/shared/ui/inline-alert/InlineAlert';
import { PhoneLink } from '@/shared/ui/phone-link/PhoneLink';
import { SkeletonList } from '@/shared/ui/skeleton/Skeleton';
import { useGetConversationQuery, useLoadOlderMessagesMutation } from '../api';
import { linesOf } from '../outbox';
import { messageDiscarded, messageRetried, messageSubmitted, selectOutbox, selectTyping } from '../slice';
import { MessageComposer } from './MessageComposer';
import { MessageList } from './MessageList';
import styles from './ConversationView.module.css';

export interface ConversationViewProps {
  conversationId: string;
  /** Called when the conversation cannot be shown, after the toast. */
  onUnavailable: () => void;
  /** 2 inside a screen that has a heading of its own. */
  headingLevel?: 1 | 2;
  /** Address of the patient's record, for whom the header leads there. */
  recordOf?: (patientId: string) => string;
}

/** When an open conversation is asked for anew. */
const WHEN_LOOKED_AT = {
  skipPollingIfUnfocused: true,
  refetchOnMountOrArgChange: true,
  refetchOnFocus: true,
  refetchOnReconnect: true,
} as const;

/** Whether who looks on is connected. Beside the other's name it would read as their presence. */
function OwnConnection({ connected }: { connected: boolean }) {
  return (
    <p className={styles.connection} role="status">
      <span>{CHAT_MESSAGES.ownConnection}</span>
      <Badge tone={connected ? 'success' : 'neutral'} size="sm">
        {connected ? CHAT_MESSAGES.connected : CHAT_MESSAGES.disconnected}
      </Badge>
    </p>
  );
}

/** An open conversation: participant, connection state, messages, typing indicator and composer. */
export function ConversationView({
  conversationId,
  onUnavailable,
  headingLevel = 1,
  recordOf,
}: ConversationViewProps) {
  const dispatch = useAppDispatch();
  const userId = useAppSelector(selectUser)?.id ?? '';
  const live = useAppSelector(selectLive);
  const connected = useAppSelector(selectConnected);
  const outbox = useAppSelector(selectOutbox);
  const typing = useAppSelector((state) => selectTyping(state, conversationId));
  const { currentData, error } = useGetConversationQuery(conversationId, {
    pollingInterval: live ? 0 : CHAT_LIMITS.conversationPollMs,
    ...WHEN_LOOKED_AT,
  });
  const [loadOlder, older] = useLoadOlderMessagesMutation();

  useEffect(() => {
    dispatch(conversationOpened({ conversationId }));
    return () => void dispatch(conversationClosed({ conversationId }));
  }, [conversationId, dispatch]);

  const unavailable = useRef(onUnavailable);
  useEffect(() => {
    unavailable.current = onUnavailable;
  });
  const lost = error !== undefined && currentData === undefined;
  useEffect(() => {
    if (!lost) return;
    dispatch(toastRequested({ message: catalogueText(error, CHAT_MESSAGES.loadFailed), variant: 'error' }));
    unavailable.current();
    // Depend on `lost` alone: each poll creates a new error object.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [lost, dispatch]);

  const lines = useMemo(
    () =>
      linesOf(
        currentData?.messages ?? [],
        outbox.filter((entry) => entry.conversationId === conversationId),
      ),
    [currentData, outbox, conversationId],
  );

  if (!currentData) return <SkeletonList rows={6} label="Cargando conversación..." />;
  const { participant, patientId, nextCursor, messages, isResting } = currentData;
  const send = (content: string) => {
    const [after, createdAt] = [messages.at(-1)?.id ?? null, new Date().toISOString()];
    dispatch(messageSubmitted({ conversationId, senderId: userId, content, after, createdAt }));
  };
  return (
    <section className={styles.view} aria-label={`Conversación con ${participant.name}`}>
      <ConversationHeader
        name={participant.name}
        email={participant.email}
        phone={participant.phone ?? null}
        headingLevel={headingLevel}
        record={patientId ? recordOf?.(patientId) : undefined}
      />
      <MessageList
        lines={lines}
        userId={userId}
        participantName={participant.name}
        hasOlder={nextCursor !== null}
        loadingOlder={older.isLoading}
        olderFailed={older.isError}
        onLoadOlder={() => nextCursor && void loadOlder({ id: conversationId, before: nextCursor })}
        onRetry={(clientId) => dispatch(messageRetried({ clientId }))}
        onDiscard={(clientId) => dispatch(messageDiscarded({ clientId }))}
      />
      <div className={styles.foot}>
        <p className={styles.typing} role="status">
          {Object.values(typing)
            .map((name) => `${name || participant.name} está escribiendo...`)
            .join(' ')}
        </p>
        <OwnConnection connected={connected && !isConnectionError(error)} />
      </div>
      {participant.id === null && (
        <InlineAlert tone="warning">{CHAT_MESSAGES.noAccount(participant.name)}</InlineAlert>
      )}
      {isResting ? (
        <InlineAlert tone="info">{CARE_MESSAGES.noLongerAttended}</InlineAlert>
      ) : (
        <MessageComposer conversationId={conversationId} onSend={send} />
      )}
    </section>
  );
}

export interface ConversationHeaderProps {
  name: string;
  email: string;
  /** Phone number, if the backend sends it. */
  phone?: string | null;
  /** 2 inside a screen that has a heading of its own. */
  headingLevel?: 1 | 2;
  /** Address of the patient's record. */
  record?: string | undefined;
}

/** The other participant. */
export function ConversationHeader({
  name,
  email,
  phone,
  headingLevel = 1,
  record,
}: ConversationHeaderProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <header className={styles.header}>
      <Avatar name={name} />
      <div className={styles.person}>
        <Heading className={styles.name}>{name || email}</Heading>
        <p className={styles.email}>{email}</p>
      </div>
      {phone ? <PhoneLink phone={phone} name={name} call /> : null}
      {record && (
        <ButtonLink size="sm" to={record} icon={EyeIcon}>
          Abrir ficha
        </ButtonLink>
      )}
    </header>
  );
}
