import { formatPhone, phoneHref } from '@/contract/common/text';
import { cx } from '@/shared/lib/css';
import { Icon } from '../icon/Icon';
import { PhoneIcon } from '../icon/icons';
import styles from './PhoneLink.module.css';

export interface PhoneLinkProps {
  /** Number as it was entered. */
  phone: string;
  /** Owner of the number, for screen readers: 'Llamar a Ana Ruiz'. */
  name?: string;
  /** Shows an icon and a larger touch target, for texts that ask the user to call. */
  call?: boolean;
}

/** A formatted phone number with a `tel:` link. Text that is not a number is shown without a link. */
export function PhoneLink({ phone, name, call = false }: PhoneLinkProps) {
  const address = phoneHref(phone);
  const text = formatPhone(phone);
  if (address === null) return text;
  return (
    <a
      className={cx(styles.phone, call && styles.call)}
      href={address}
      {...(name && { 'aria-label': `Llamar a ${name}: ${text}` })}
    >
      {call && <Icon of={PhoneIcon} size="sm" />}
      {text}
    </a>
  );
}
