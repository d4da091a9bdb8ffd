import { Link } from 'react-router-dom';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@/contract/common/constants';
import { type NotificationType, notificationTypeOf, NOTIFICATION_MESSAGES } from '@/contract/notifications';
import type { Notification } from '@/contract/notificationSchemas';
import { formatDate } from '@/shared/lib/dates';
import { IconButton } from '@/shared/ui/icon-button/IconButton';
import { Icon, type IconComponent } from '@/shared/ui/icon/Icon';
import {
  BellIcon,
  CalendarIcon,
  CheckIcon,
  ConversationIcon,
  RoutineIcon,
  TrashIcon,
} from '@/shared/ui/icon/icons';
import { VisuallyHidden } from '@/shared/ui/visually-hidden/VisuallyHidden';
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

/** 'Ahora' under a minute, 'Hace N min' under an hour, 'Hace Nh' under a day, else the date. */
export function relativeTime(instant: string, now: number): string {
  const age = now - Date.parse(instant);
  if (Number.isNaN(age)) return '—';
  if (age < MINUTE_MS) return NOTIFICATION_MESSAGES.now;
  if (age < HOUR_MS) return NOTIFICATION_MESSAGES.minutesAgo(Math.floor(age / MINUTE_MS));
  if (age < DAY_MS) return NOTIFICATION_MESSAGES.hoursAgo(Math.floor(age / HOUR_MS));
  return formatDate(instant);
}

/**
 * The last button inside `root`, which takes the focus before the focused button is removed. With the focus
 * on the body, Tab and Escape would not reach the panel.
 */
export const lastButton = (root: Element | null | undefined): HTMLButtonElement | undefined =>
  [...(root?.querySelectorAll('button') ?? [])].at(-1);
