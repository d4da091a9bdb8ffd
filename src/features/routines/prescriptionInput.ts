import { prescriptionOf } from '@/contract/prescription';
import type { Prescription } from '@/contract/routineAnswers';

/** A prescription as entered in the form. Empty texts and `null` are not prescribed. */
export interface PrescriptionValues {
  side: Prescription['side'] | '';
  /** Seconds of each part of a repetition. */
  lift: number | null;
  hold: number | null;
  lower: number | null;
  pause: number | null;
  /** Degrees, as the value of a choice. */
  upTo: string;
  load: string;
  band: string;
}

/** Form values of a prescription; empty for none. */
export const prescriptionValues = (prescription?: Prescription | null): PrescriptionValues => ({
  side: prescription?.side ?? '',
  lift: prescription?.tempo?.lift ?? null,
  hold: prescription?.tempo?.hold ?? null,
  lower: prescription?.tempo?.lower ?? null,
  pause: prescription?.tempo?.pause ?? null,
  upTo: prescription?.upTo === undefined ? '' : String(prescription.upTo),
  load: prescription?.load ?? '',
  band: prescription?.band ?? '',
});

/** The prescription of form values; `null` if nothing is prescribed. A tempo counts once its ways have seconds. */
export const prescriptionIn = ({
  lift,
  hold,
  lower,
  pause,
  upTo,
  ...rest
}: PrescriptionValues): Prescription | null =>
  prescriptionOf({
    ...rest,
    tempo: { lift, hold, lower, pause },
    ...(upTo !== '' && { upTo: Number(upTo) }),
  });
