import { CHAT_MESSAGES } from '@/contract/chat/messages';
import { Avatar } from '@/shared/ui/avatar';
import { Badge } from '@/shared/ui/badge';
import { PhoneLink } from '@/shared/ui/phone-link';
import styles from './ConversationView.module.css';

export interface ConversationHeaderProps {
  name: string;
  email: string;
  connected: boolean;
  /** Phone number, if the backend sends it. */
  phone?: string | null;
  /** 2 inside a screen that has a heading of its own. */
  headingLevel?: 1 | 2;
}

/** The other participant, and whether the socket is connected. */
export function ConversationHeader({
  name,
  email,
  connected,
  phone,
  headingLevel = 1,
}: ConversationHeaderProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <header className={styles.header}>
      <Avatar name={name} />
      <div className={styles.person}>
        <Heading className={styles.name}>{name || email}</Heading>
        <p className={styles.email}>{email}</p>
      </div>
      {phone ? <PhoneLink phone={phone} name={name} call /> : null}
      <span role="status">
        <Badge tone={connected ? 'success' : 'neutral'}>
          {connected ? CHAT_MESSAGES.connected : CHAT_MESSAGES.disconnected}
        </Badge>
      </span>
    </header>
  );
}
