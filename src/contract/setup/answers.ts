import * as yup from 'yup';
import { type Entity, given } from '../common/answers';
import { openStretch } from '../practice/answers';
import { REGIONS, REGISTRATIONS } from '../practice/enums';
import type { SetUpAnswers } from './schemas';

const text = () => yup.string().nullable();

/** What was answered in the finished steps; what was not is absent. Never the password. */
const keptAnswers = yup.object({
  practiceName: text(),
  timeZone: text(),
  address: text(),
  taxId: text(),
  name: text(),
  email: text(),
  treats: yup.boolean(),
  openingHours: yup.array(openStretch),
  holidayRegion: yup.string().oneOf(REGIONS).nullable(),
  registration: yup.string().oneOf(REGISTRATIONS),
  loadsExercises: yup.boolean(),
});

export type KeptAnswers = Entity<typeof keptAnswers>;

/** GET /api/setup/{token}: what the form begins with. */
export const setUpStart = yup.object({
  timeZone: given().meta({ description: 'Zona horaria que propone el servidor' }),
  answers: keptAnswers.meta({ description: 'Lo contestado en los pasos terminados' }),
});

/** The same as the form has it. */
export interface SetUpStart {
  timeZone: string;
  answers: SetUpAnswers;
}
