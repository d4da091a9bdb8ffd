import { CHAT_MESSAGES } from '@/contract/chat/messages';
import { Avatar } from '@/shared/ui/avatar';
import { Badge } from '@/shared/ui/badge';
import styles from './ConversationView.module.css';

export interface ConversationHeaderProps {
  name: string;
  email: string;
  connected: boolean;
}

/** The other side of the conversation, and whether the connection stands. */
export function ConversationHeader({ name, email, connected }: ConversationHeaderProps) {
  return (
    <header className={styles.header}>
      <Avatar name={name} />
      <div className={styles.person}>
        <h1 className={styles.name}>{name || email}</h1>
        <p className={styles.email}>{email}</p>
      </div>
      <span role="status">
        <Badge tone={connected ? 'success' : 'neutral'}>
          {connected ? CHAT_MESSAGES.connected : CHAT_MESSAGES.disconnected}
        </Badge>
      </span>
    </header>
  );
}
