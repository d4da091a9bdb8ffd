import { CoversCard } from '@/features/care';
import { useListTherapistsQuery } from '@/features/team';

export interface CoversSectionProps {
  ownId: string;
}

/** Who stands in for the therapist, and for whom they stand in. */
export function CoversSection({ ownId }: CoversSectionProps) {
  const { currentData: therapists } = useListTherapistsQuery();
  return <CoversCard therapists={therapists} ownId={ownId} />;
}
