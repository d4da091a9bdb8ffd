import { useEffect, useState } from 'react';
import { badgeText, NOTIFICATION_LIMITS, NOTIFICATION_MESSAGES } from '@/contract/notifications';
import { isApiError } from '@/shared/api/errors';
import { useAppDispatch, useAppSelector } from '@/shared/redux';
import { EmptyState } from '@/shared/ui/empty-state/EmptyState';
import { ErrorState } from '@/shared/ui/error-state/ErrorState';
import { IconButton } from '@/shared/ui/icon-button/IconButton';
import { BellIcon, CheckAllIcon, RefreshIcon } from '@/shared/ui/icon/icons';
import { Popover } from '@/shared/ui/popover/Popover';
import { SkeletonList } from '@/shared/ui/skeleton/Skeleton';
import {
  getUnreadCount,
  listNotifications,
  useMarkAllReadMutation,
  useMarkReadMutation,
  useRemoveNotificationMutation,
} from '../api';
import { panelToggled, selectPanelOpen, refreshRequested } from '../slice';
import { lastButton, NotificationItem } from './NotificationItem';
import styles from './NotificationBell.module.css';

const bellLabel = (unread: number) => (unread > 0 ? `Notificaciones, ${unread} sin leer` : 'Notificaciones');

/** Bell of the top bar with its badge, capped at 99+, and its panel. */
export function NotificationBell() {
  const dispatch = useAppDispatch();
  const open = useAppSelector(selectPanelOpen);
  const unread = useAppSelector((state) => getUnreadCount.select()(state).data ?? 0);
  return (
    <Popover
      label="Notificaciones"
      open={open}
      onOpenChange={(next) => dispatch(panelToggled(next))}
      width="min(24rem, calc(100vw - 1rem))"
      trigger={(props) => (
        <IconButton
          {...props}
          icon={BellIcon}
          label={bellLabel(unread)}
          {...(unread > 0 && { badge: badgeText(unread) })}
        />
      )}
    >
      <NotificationPanel />
    </Popover>
  );
}

const TICK_MS = 30_000;

/** Current time, updated twice a minute so that 'Ahora' does not stay. */
function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}

/** Panel of the bell: refresh, mark all as read, and the scrolling list. */
export function NotificationPanel() {
  const dispatch = useAppDispatch();
  const now = useNow();
  const list = useAppSelector(listNotifications.select());
  const unread = useAppSelector((state) => getUnreadCount.select()(state).data ?? 0);
  const [markRead] = useMarkReadMutation();
  const [markAll] = useMarkAllReadMutation();
  const [remove] = useRemoveNotificationMutation();
  const items = list.data;
  const refresh = () => dispatch(refreshRequested());

  return (
    <div className={styles.panel}>
      <div className={styles.head}>
        <h2 className={styles.title}>Notificaciones</h2>
        {unread > 0 && (
          <IconButton
            size="sm"
            icon={CheckAllIcon}
            label="Marcar todas como leídas"
            onClick={({ currentTarget }) => {
              lastButton(currentTarget.parentElement)?.focus();
              void markAll();
            }}
          />
        )}
        <IconButton
          size="sm"
          icon={RefreshIcon}
          label="Actualizar notificaciones"
          loading={list.isLoading}
          onClick={refresh}
        />
      </div>
      {/* Focusable, so that the keyboard can scroll it. */}
      <div className={styles.scroll} tabIndex={0} role="region" aria-label="Lista de notificaciones">
        {items && items.length > 0 ? (
          <>
            <ul>
              {items.map((item) => (
                <NotificationItem
                  key={item.id}
                  item={item}
                  now={now}
                  onRead={() => void markRead(item.id)}
                  onRemove={() => void remove(item.id)}
                  onFollow={() => {
                    if (!item.read) void markRead(item.id);
                    dispatch(panelToggled(false));
                  }}
                />
              ))}
            </ul>
            {items.length === NOTIFICATION_LIMITS.listed && (
              <p className={styles.quiet}>Son las {NOTIFICATION_LIMITS.listed} últimas; puede haber más.</p>
            )}
          </>
        ) : items ? (
          <EmptyState icon={BellIcon} title={NOTIFICATION_MESSAGES.empty} headingLevel={3} />
        ) : list.isLoading || !isApiError(list.error) ? (
          <SkeletonList rows={3} label="Cargando notificaciones..." />
        ) : list.error.status === 429 ? (
          <p className={styles.quiet}>Pulsa «Actualizar notificaciones» dentro de unos segundos.</p>
        ) : (
          // The toast shows the catalogue's message; the panel has a text of its own.
          <ErrorState message="No se pueden mostrar las notificaciones" onRetry={refresh} />
        )}
      </div>
    </div>
  );
}
