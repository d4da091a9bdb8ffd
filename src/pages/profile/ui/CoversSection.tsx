import { CoversCard } from '@/features/care';
import { AwayNotice } from '@/features/hours';
import { TherapistSelectField } from '@/features/team';

export interface CoversSectionProps {
  ownId: string;
}

/** Who stands in for the therapist, and for whom they stand in. */
export function CoversSection({ ownId }: CoversSectionProps) {
  return (
    <CoversCard
      renderTherapist={(slot) => <TherapistSelectField {...slot} />}
      renderAway={(standIn) => <AwayNotice {...standIn} />}
      ownId={ownId}
    />
  );
}
