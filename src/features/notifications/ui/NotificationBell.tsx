import { badgeText } from '@/contract/notifications';
import { useAppDispatch, useAppSelector } from '@/shared/redux';
import { BellIcon } from '@/shared/ui/icon/icons';
import { IconButton } from '@/shared/ui/icon-button/IconButton';
import { Popover } from '@/shared/ui/popover/Popover';
import { getUnreadCount } from '../api';
import { panelToggled, selectPanelOpen } from '../slice';
import { NotificationPanel } from './NotificationPanel';

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
