import * as yup from 'yup';
import { areObjects, integer, wallTime } from '../common/fields';
import { PRACTICE_LIMITS as LIMITS } from './limits';
import { PRACTICE_MESSAGES as MESSAGES } from './messages';

/** What the fields say that are not the same for a practice and a therapist. */
interface StretchTexts {
  /** The end is not after the start. */
  end: string;
  /** There is no stretch at all. */
  none: string;
}

interface Stretch {
  weekday: number;
  from: string;
  to: string;
}

/** Position of the first stretch that crosses an earlier one of its day; -1 if none does. */
export const crossingStretch = (stretches: readonly Stretch[]): number =>
  stretches.findIndex(({ weekday, from, to }, at) =>
    stretches.slice(0, at).some((one) => one.weekday === weekday && one.from < to && from < one.to),
  );

/** Fields `from` and `to` of a stretch. Times are of the practice's clock. */
export const stretchTimes = (endText: string) => ({
  from: wallTime().required(MESSAGES.timeRequired),
  to: wallTime()
    .required(MESSAGES.timeRequired)
    .test('after', endText, function isAfter(to) {
      const { from } = this.parent as { from?: string };
      return !to || !from || to > from;
    }),
});

/** Stretches of a week; those of one day do not cross. */
export const weekStretches = ({ end, none }: StretchTexts) =>
  yup
    .array(yup.object({ weekday: integer(1, 7).required(), ...stretchTimes(end) }))
    .required()
    .min(1, none)
    .max(LIMITS.stretchesMax, MESSAGES.tooManyStretches)
    .test('apart', function areApart(stretches = []) {
      const at = areObjects(stretches) ? crossingStretch(stretches as Stretch[]) : -1;
      return (
        at < 0 || this.createError({ path: `${this.path}[${at}].from`, message: MESSAGES.stretchOverlap })
      );
    });
