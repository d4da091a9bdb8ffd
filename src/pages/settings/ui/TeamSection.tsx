import { useState } from 'react';
import { CoversCard, HandoverAllDialog } from '@/features/care';
import { TeamPanel, useListTherapistsQuery } from '@/features/team';
import styles from './stack.module.css';

/** The team, the covers of its therapists, and the hand-over of what somebody has in hand. */
export function TeamSection() {
  const { currentData: therapists } = useListTherapistsQuery();
  const [leaving, setLeaving] = useState<{ id: string; name: string } | null>(null);
  return (
    <div className={styles.stack}>
      <TeamPanel onHandover={setLeaving} />
      <CoversCard therapists={therapists} />
      {leaving && (
        <HandoverAllDialog from={leaving} therapists={therapists} onClose={() => setLeaving(null)} />
      )}
    </div>
  );
}
