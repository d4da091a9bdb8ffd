import { memo } from 'react';
import { Link } from 'react-router-dom';
import type { ConversationListItem } from '@/contract/chatAnswers';
import { badgeText } from '@/contract/notifications';
import { ROUTES } from '@/shared/routes';
import { Avatar } from '@/shared/ui/avatar/Avatar';
import { VisuallyHidden } from '@/shared/ui/visually-hidden/VisuallyHidden';
import { listTime, preview } from '../times';
import styles from './ConversationRow.module.css';

export interface ConversationRowProps {
  conversation: ConversationListItem;
  /** Milliseconds since 1970, for the time shown. */
  now: number;
}

/** A conversation in the list: participant, preview of the last message, time and unread count. */
export const ConversationRow = memo(function ConversationRow({ conversation, now }: ConversationRowProps) {
  const { id, participant, lastMessage, unreadCount } = conversation;
  return (
    <li className={styles.item}>
      <Link to={ROUTES.conversation(id)} className={styles.row} data-unread={unreadCount > 0 || undefined}>
        <Avatar name={participant.name} />
        <span className={styles.text}>
          <span className={styles.name}>{participant.name || participant.email}</span>
          <span className={styles.preview}>
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
