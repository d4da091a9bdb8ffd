import { memo, useId } from 'react';
import { CHAT_MESSAGES } from '@/contract/chat';
import { COMMON_MESSAGES } from '@/contract/common/messages';
import { formatTime } from '@/shared/lib/dates';
import { Button } from '@/shared/ui/button/Button';
import { IconButton } from '@/shared/ui/icon-button/IconButton';
import { TrashIcon, WithdrawIcon } from '@/shared/ui/icon/icons';
import { VisuallyHidden } from '@/shared/ui/visually-hidden/VisuallyHidden';
import { partsOf } from '../chatTexts';
import type { MessageLine } from '../outbox';
import styles from './MessageBubble.module.css';

export interface MessageBubbleProps {
  line: MessageLine;
  own: boolean;
  /** Author, for screen reader users who cannot see the alignment. */
  author: string;
  onRetry: (clientId: string) => void;
  /** Asks whether to put away a message that could not be sent. */
  onDiscard: (clientId: string) => void;
  /** Asks whether to take back a message of the user's own. Absent where the backend cannot. */
  onWithdraw?: ((messageId: string) => void) | undefined;
}

/**
 * One message with its time; its web addresses are links. The user's own also shows whether it is being sent or has failed,
 * and can be withdrawn once it is stored.
 */
export const MessageBubble = memo(function MessageBubble({
  line,
  own,
  author,
  onRetry,
  onDiscard,
  onWithdraw,
}: MessageBubbleProps) {
  const { content, createdAt, status, clientId, messageId, isWithdrawn } = line;
  const contentId = useId();
  return (
    <div
      className={styles.line}
      data-own={own || undefined}
      data-status={status}
      data-withdrawn={isWithdrawn || undefined}
    >
      <div className={styles.bubble}>
        <VisuallyHidden>{author}: </VisuallyHidden>
        <p className={styles.content} id={contentId} dir="auto">
          {partsOf(content).map(({ text, href }, index) =>
            href ? (
              <a key={index} href={href} target="_blank" rel="noopener noreferrer">
                {text}
              </a>
            ) : (
              <span key={index}>{text}</span>
            ),
          )}
        </p>
        <p className={styles.meta}>
          {status === 'sending' && <span>Enviando…</span>}
          {status === 'failed' && <strong>No enviado</strong>}
          <time dateTime={createdAt}>{formatTime(createdAt)}</time>
        </p>
      </div>
      {status === 'failed' && clientId && (
        <div className={styles.unsent}>
          <Button size="sm" aria-describedby={contentId} onClick={() => onRetry(clientId)}>
            {COMMON_MESSAGES.retry}
          </Button>
          <IconButton
            size="sm"
            icon={TrashIcon}
            label={`${CHAT_MESSAGES.discard} de las ${formatTime(createdAt)}`}
            onClick={() => onDiscard(clientId)}
          />
        </div>
      )}
      {own && messageId && !isWithdrawn && onWithdraw && (
        <IconButton
          size="sm"
          icon={WithdrawIcon}
          label={`${CHAT_MESSAGES.withdraw} de las ${formatTime(createdAt)}`}
          onClick={() => onWithdraw(messageId)}
        />
      )}
    </div>
  );
});
