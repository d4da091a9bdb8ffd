import type { CareLabel } from '@/contract/careAnswers';
import { careText } from '@/contract/careRelation';
import { Badge } from '@/shared/ui/badge/Badge';

/** Says why somebody sees a patient who is not their own. */
export const CareBadge = ({ care }: { care: CareLabel }) => <Badge tone="info">{careText(care)}</Badge>;
