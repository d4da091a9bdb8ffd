import * as yup from 'yup';
import { type Entity, given } from '../common/answers';
import { setUpAnswersSchema } from './schemas';

/** GET /api/setup/{token}: what the form begins with. */
export const setUpStart = yup.object({
  timeZone: given().meta({ description: 'Zona horaria que propone el servidor' }),
  answers: setUpAnswersSchema.meta({ description: 'Lo contestado en los pasos terminados' }),
});
export type SetUpStart = Entity<typeof setUpStart>;
