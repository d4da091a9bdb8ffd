import { Badge } from '@/shared/ui/badge/Badge';

/** Pain of an evaluation from 0 to 10, coloured by how strong it is. */
export function PainBadge({ pain }: { pain: number }) {
  return <Badge tone={pain >= 7 ? 'danger' : pain >= 4 ? 'warning' : 'success'}>{`Dolor ${pain}/10`}</Badge>;
}
