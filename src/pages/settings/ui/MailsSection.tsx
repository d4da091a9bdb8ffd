import { MailFailuresCard, MailTextsCard, TestMailCard } from '@/features/outbox';
import { MailSettingsForm } from '@/features/practice';
import { AgendaMailsCard } from '@/features/team';
import { useCapability } from '@/shared/capabilities';
import { EmptyState } from '@/shared/ui/empty-state/EmptyState';
import { SkeletonCard } from '@/shared/ui/skeleton/Skeleton';
import styles from './stack.module.css';

/** The mails of the practice: which leave, those that have not left, and whether mails leave at all. */
export function MailsSection() {
  const hasOutbox = useCapability('outbox');
  if (hasOutbox === undefined) return <SkeletonCard label="Cargando" />;
  if (!hasOutbox) return <EmptyState title="Este servidor no envía correos de citas" />;
  return (
    <div className={styles.stack}>
      <MailFailuresCard />
      <TestMailCard />
      <MailSettingsForm />
      <AgendaMailsCard />
      <MailTextsCard />
    </div>
  );
}
