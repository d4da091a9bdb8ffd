import * as yup from 'yup';
import { type Entity, given } from '../common/answers';

/** GET /api/setup/{token}: what the form begins with. */
export const setUpStart = yup.object({
  timeZone: given().meta({ description: 'Zona horaria que propone el servidor' }),
});
export type SetUpStart = Entity<typeof setUpStart>;
