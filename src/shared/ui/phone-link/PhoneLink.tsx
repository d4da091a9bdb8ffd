import { formatPhone, phoneHref } from '@/contract/common/phone';
import { cx } from '@/shared/lib/css';
import { Icon, PhoneIcon } from '../icon';
import styles from './PhoneLink.module.css';

export interface PhoneLinkProps {
  /** As it was entered. */
  phone: string;
  /** Whose it is, for whoever hears it: 'Llamar a Ana Ruiz'. */
  name?: string;
  /** Where calling is what the person is asked to do: an icon, and a target for a finger. */
  call?: boolean;
}

/** A telephone number in groups, to be dialled by touch; what is no number is text alone. */
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
