import * as yup from 'yup';
import { TEXT_LIMITS } from './common/constants';
import { enumValue, integer, optionalText, requiredText, webAddress } from './common/fields';
import { isLookAlikeVideo } from './exerciseVideo';
import { DIFFICULTIES, EXERCISE_LIMITS as LIMITS, EXERCISE_MESSAGES as MESSAGES } from './exercises';

/** Body of POST and PUT /api/exercises. */
export const exerciseBodySchema = yup.object({
  name: requiredText(TEXT_LIMITS.name, MESSAGES.nameRequired),
  description: requiredText(TEXT_LIMITS.paragraph, MESSAGES.descriptionRequired),
  category: requiredText(TEXT_LIMITS.name, MESSAGES.categoryRequired),
  difficulty: enumValue(DIFFICULTIES, MESSAGES.difficultyRequired).required(MESSAGES.difficultyRequired),
  equipment: optionalText(TEXT_LIMITS.shortText),
  instructions: requiredText(TEXT_LIMITS.clinicalText, MESSAGES.instructionsRequired),
  videoUrl: webAddress().test(
    'look-alike',
    MESSAGES.lookAlikeVideo,
    (value) => !value || !isLookAlikeVideo(value),
  ),
  imageUrl: webAddress(),
  duration: integer(LIMITS.durationMin, LIMITS.durationMax),
  sets: integer(LIMITS.setsMin, LIMITS.setsMax),
  reps: integer(LIMITS.repsMin, LIMITS.repsMax),
});

export type ExerciseBody = yup.InferType<typeof exerciseBodySchema>;
