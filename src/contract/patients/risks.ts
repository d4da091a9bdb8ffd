import { foldText } from '../common/foldText';
import { deniedPlaces } from './denials';
import type { Patient } from './entities';
import { type Risk, RISKS, riskWordOf } from './riskWords';

/** A risk that a record speaks of. */
export interface FoundRisk {
  risk: Risk;
  /** The word that tells it, as it is written in the record. */
  word: string;
}

const TOKENS = /[\p{L}\p{M}\p{N}]+|\n|[^\s]/gu;

/** The risk words of one text that it does not deny. */
function wordsIn(text: string): (FoundRisk & { isMedicine: boolean })[] {
  const written = text.match(TOKENS) ?? [];
  const folded = written.map(foldText);
  const denied = deniedPlaces(folded);
  return written.flatMap((word, at) => {
    const known = denied.has(at) ? undefined : riskWordOf(folded[at]);
    return known ? [{ risk: known.risk, word, isMedicine: known.kind === 'medicine' }] : [];
  });
}

/**
 * The known risks that a record names, each once and in the order of `RISKS`. A medicine among the allergies is not
 * taken, so it is none. The words are a help for the reader and no diagnosis.
 */
export function risksOf({
  allergies,
  medications,
  medicalHistory,
}: Pick<Patient, 'allergies' | 'medications' | 'medicalHistory'>): FoundRisk[] {
  const found = [
    ...wordsIn(medications ?? ''),
    ...wordsIn(medicalHistory ?? ''),
    ...wordsIn(allergies ?? '').filter(({ isMedicine }) => !isMedicine),
  ];
  return RISKS.flatMap((risk) => {
    const first = found.find((one) => one.risk === risk);
    return first ? [{ risk, word: first.word }] : [];
  });
}

const NOTHING =
  /^(no|ningun[ao]?|nada|sin|niega|ausencia)( (de|hay|tiene|refiere|consta|presenta|toma|alergias?|medicamentosas?|conocid[ao]s?|medicacion|medicamentos?|ningun[ao]?|habitual|hasta|la|fecha|se|conocen|ni))*$/;

/** Whether a text only says that there is nothing: «Ninguna conocida», «No refiere». */
export const saysNothing = (text: string): boolean =>
  NOTHING.test(
    foldText(text)
      .replace(/[.,;:]/g, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
  );
