import { Icon } from '@/shared/ui/icon/Icon';
import { WarningIcon } from '@/shared/ui/icon/icons';
import { VisuallyHidden } from '@/shared/ui/visually-hidden/VisuallyHidden';
import styles from './AlertMark.module.css';

/** Says that a patient has an open alert, and not which one: an agenda is read by those who pass by. */
export function AlertMark() {
  return (
    <span className={styles.mark} title="Tiene alertas clínicas">
      <Icon of={WarningIcon} size="sm" />
      <VisuallyHidden>Tiene alertas clínicas</VisuallyHidden>
    </span>
  );
}
