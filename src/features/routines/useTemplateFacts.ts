import { useMemo } from 'react';
import type { Option } from '@/contract/exerciseAnswers';
import type { Routine } from '@/contract/routineAnswers';
import { exercisesText } from '@/contract/routines';
import { selectUser } from '@/shared/identity/slice';
import { useAppSelector } from '@/shared/redux';
import { oftenText, weeksText } from './routineTexts';

/**
 * What a list says of a template beside its name: 'De Luis Gil · 3 ejercicios · Diario · 6 semanas'. Whose it is stands
 * there only where some are a colleague's.
 */
export function useTemplateFacts(
  templates: readonly Routine[],
  frequencies: readonly Option[],
): (template: Routine) => string {
  const own = useAppSelector(selectUser)?.name;
  return useMemo(() => {
    const areOfOthers = templates.some(({ therapistName }) => therapistName && therapistName !== own);
    return (template) =>
      [
        areOfOthers && template.therapistName && `De ${template.therapistName}`,
        exercisesText(template.exercises.length),
        oftenText(template, frequencies),
        weeksText(template.duration),
      ]
        .filter(Boolean)
        .join(' · ');
  }, [templates, frequencies, own]);
}
