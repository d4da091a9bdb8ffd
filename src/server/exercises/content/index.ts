import { ankle } from './ankle';
import { balance } from './balance';
import { breathing } from './breathing';
import { cardiovascular } from './cardiovascular';
import { cervicalMobility } from './cervicalMobility';
import { cervicalStrength } from './cervicalStrength';
import { elbowWrist } from './elbowWrist';
import { foot } from './foot';
import { hand } from './hand';
import { hipMobility } from './hipMobility';
import { hipStrength } from './hipStrength';
import { kneeRehabilitation } from './kneeRehabilitation';
import { kneeStrength } from './kneeStrength';
import { lumbarMobility } from './lumbarMobility';
import { lumbarStrength } from './lumbarStrength';
import { neurodynamics } from './neurodynamics';
import { olderAdults } from './olderAdults';
import { paediatrics } from './paediatrics';
import { pelvicFloor } from './pelvicFloor';
import { postoperativeEarly } from './postoperativeEarly';
import { postoperativeLater } from './postoperativeLater';
import type { LibraryExercise } from './schema';
import { shoulderMobility } from './shoulderMobility';
import { shoulderStrength } from './shoulderStrength';
import { sports } from './sports';
import { thoracic } from './thoracic';
import { vestibular } from './vestibular';

export type { LibraryExercise } from './schema';

/** Every exercise of the shipped library, by region. */
export const exerciseLibrary: readonly LibraryExercise[] = [
  ...cervicalMobility,
  ...cervicalStrength,
  ...shoulderMobility,
  ...shoulderStrength,
  ...elbowWrist,
  ...hand,
  ...thoracic,
  ...lumbarMobility,
  ...lumbarStrength,
  ...hipMobility,
  ...hipStrength,
  ...kneeRehabilitation,
  ...kneeStrength,
  ...ankle,
  ...foot,
  ...breathing,
  ...balance,
  ...vestibular,
  ...pelvicFloor,
  ...neurodynamics,
  ...postoperativeEarly,
  ...postoperativeLater,
  ...olderAdults,
  ...paediatrics,
  ...sports,
  ...cardiovascular,
];

/** Text of `instructions`: starting position and numbered steps. */
export const instructionsOf = ({ startingPosition, steps }: LibraryExercise): string =>
  [`Posición inicial: ${startingPosition}`, ...steps.map((step, index) => `${index + 1}. ${step}`)].join(
    '\n',
  );
