import { DIFFICULTY_LABELS, type Difficulty } from '@/contract/exercises/enums';
import { Badge } from '@/shared/ui/badge';

const TONES = { BEGINNER: 'success', INTERMEDIATE: 'warning', ADVANCED: 'danger' } as const;

/** Difficulty of an exercise in a word. */
export function DifficultyBadge({ difficulty }: { difficulty: Difficulty }) {
  return (
    <Badge tone={TONES[difficulty]} size="sm">
      {DIFFICULTY_LABELS[difficulty]}
    </Badge>
  );
}
