import type { Routine } from '@/contract/routineAnswers';
import { Badge } from '@/shared/ui/badge/Badge';
import { VisuallyHidden } from '@/shared/ui/visually-hidden/VisuallyHidden';
import { difficultyText } from '../routineTexts';

const TONES = { beginner: 'success', intermediate: 'warning', advanced: 'danger' } as const;

/** Category of a routine, in the colour of its difficulty, which is also given as text. */
export function CategoryBadge({ category, difficulty }: Pick<Routine, 'category' | 'difficulty'>) {
  return (
    <Badge tone={TONES[difficulty]} size="sm">
      {category ? (
        <>
          {category}
          <VisuallyHidden>, dificultad: {difficultyText(difficulty)}</VisuallyHidden>
        </>
      ) : (
        difficultyText(difficulty)
      )}
    </Badge>
  );
}
