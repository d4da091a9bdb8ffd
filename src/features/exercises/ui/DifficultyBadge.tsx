import type { Difficulty } from '@/contract/exercises';
import { Badge } from '@/shared/ui/badge/Badge';
import { difficultyText, OWN_LISTS, type ExerciseLists } from '../labels';

const TONES = { BEGINNER: 'success', INTERMEDIATE: 'warning', ADVANCED: 'danger' } as const;

/** Difficulty of an exercise as a coloured badge. */
export function DifficultyBadge({
  difficulty,
  lists = OWN_LISTS,
}: {
  difficulty: Difficulty;
  lists?: ExerciseLists;
}) {
  return (
    <Badge tone={TONES[difficulty]} size="sm">
      {difficultyText(lists, difficulty)}
    </Badge>
  );
}
