import { Link } from 'react-router-dom';
import type { Notification } from '@/contract/notificationSchemas';
import { type NotificationType, notificationTypeOf } from '@/contract/notifications';
import { Icon, type IconComponent } from '@/shared/ui/icon/Icon';
import {
  BellIcon,
  CalendarIcon,
  CheckIcon,
  ConversationIcon,
  RoutineIcon,
  TrashIcon,
} from '@/shared/ui/icon/icons';
import { IconButton } from '@/shared/ui/icon-button/IconButton';
import { VisuallyHidden } from '@/shared/ui/visually-hidden/VisuallyHidden';
import { relativeTime } from '../relativeTime';
import { lastButton } from './lastButton';
import styles from './NotificationItem.module.css';

const ICONS: Record<NotificationType, IconComponent> = {
  MESSAGE: ConversationIcon,
  APPOINTMENT: CalendarIcon,
  ROUTINE: RoutineIcon,
  SYSTEM: BellIcon,
};

/** Only paths of this app are followed, never other addresses sent by a backend. */
const isAppPath = (link: string | null | undefined): link is string => !!link && /^\/(?![/\\])/.test(link);

export interface NotificationItemProps {
  item: Notification;
  /** Milliseconds since 1970, for 'Hace N min'. */
  now: number;
  onRead: () => void;
  onRemove: () => void;
  /** Called when the user follows the link. */
  onFollow: () => void;
}

/** One notice of the panel. */
export function NotificationItem({ item, now, onRead, onRemove, onFollow }: NotificationItemProps) {
  const { title, message, read, link, createdAt } = item;
  return (
    <li className={styles.item} data-unread={!read || undefined}>
      <span className={styles.icon}>
        <Icon of={ICONS[notificationTypeOf(item.type)]} size="sm" />
      </span>
      <div className={styles.text}>
        <p className={styles.title}>
          {!read && <VisuallyHidden>Sin leer: </VisuallyHidden>}
          {isAppPath(link) ? (
            <Link to={link} className={styles.link} onClick={onFollow}>
              {title}
            </Link>
          ) : (
            title
          )}
        </p>
        <p className={styles.message}>{message}</p>
        <time className={styles.time} dateTime={createdAt}>
          {relativeTime(createdAt, now)}
        </time>
      </div>
      <div className={styles.actions}>
        {!read && (
          <IconButton
            size="sm"
            icon={CheckIcon}
            label={`Marcar como leída: ${title}`}
            onClick={({ currentTarget }) => {
              lastButton(currentTarget.closest('li'))?.focus();
              onRead();
            }}
          />
        )}
        <IconButton
          size="sm"
          icon={TrashIcon}
          label={`Eliminar notificación: ${title}`}
          onClick={({ currentTarget }) => {
            const row = currentTarget.closest('li');
            const beside = lastButton(row?.nextElementSibling ?? row?.previousElementSibling);
            (beside ?? currentTarget.closest<HTMLElement>('[role="region"]'))?.focus();
            onRemove();
          }}
        />
      </div>
    </li>
  );
}
