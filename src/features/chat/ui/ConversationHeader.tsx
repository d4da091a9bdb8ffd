import { Avatar } from '@/shared/ui/avatar/Avatar';
import { PhoneLink } from '@/shared/ui/phone-link/PhoneLink';
import styles from './ConversationView.module.css';

export interface ConversationHeaderProps {
  name: string;
  email: string;
  /** Phone number, if the backend sends it. */
  phone?: string | null;
  /** 2 inside a screen that has a heading of its own. */
  headingLevel?: 1 | 2;
}

/** The other participant. */
export function ConversationHeader({ name, email, phone, headingLevel = 1 }: ConversationHeaderProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <header className={styles.header}>
      <Avatar name={name} />
      <div className={styles.person}>
        <Heading className={styles.name}>{name || email}</Heading>
        <p className={styles.email}>{email}</p>
      </div>
      {phone ? <PhoneLink phone={phone} name={name} call /> : null}
    </header>
  );
}
