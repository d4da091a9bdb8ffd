/** What a physiotherapist must know before treating, in the order in which it is shown. */
export const RISKS = [
  'ANTICOAGULANT',
  'PACEMAKER',
  'PREGNANCY',
  'EPILEPSY',
  'OSTEOPOROSIS',
  'DIABETES',
  'METAL_IMPLANT',
  'FALL_RISK',
  'ONCOLOGY',
] as const;
export type Risk = (typeof RISKS)[number];
export const RISK_LABELS: Record<Risk, string> = {
  ANTICOAGULANT: 'Anticoagulante',
  PACEMAKER: 'Marcapasos',
  PREGNANCY: 'Embarazo',
  EPILEPSY: 'Epilepsia',
  OSTEOPOROSIS: 'Osteoporosis',
  DIABETES: 'Diabetes',
  METAL_IMPLANT: 'Implante metálico',
  FALL_RISK: 'Riesgo de caídas',
  ONCOLOGY: 'Oncológico',
};

/** How a word speaks of its risk: as a thing one has, as what somebody is, or as a medicine. */
type Kind = 'condition' | 'quality' | 'medicine';

/** What a word of a record tells. */
export interface RiskWord {
  risk: Risk;
  kind: Kind;
}

const entries = (risk: Risk, kind: Kind, words: string): [string, RiskWord][] =>
  words.split(/\s+/).map((word) => [word, { risk, kind }]);

// Folded. The plural «embarazos» is left out: it counts those of the past.
const WORDS: ReadonlyMap<string, RiskWord> = new Map([
  ...entries(
    'ANTICOAGULANT',
    'medicine',
    'sintrom acenocumarol acenocumarina aldocumar warfarina warfarin apixaban eliquis rivaroxaban xarelto ' +
      'dabigatran pradaxa edoxaban lixiana heparina heparinas hbpm enoxaparina clexane bemiparina hibor ' +
      'tinzaparina innohep dalteparina fragmin nadroparina fraxiparina fondaparinux arixtra ' +
      'anticoagulante anticoagulantes anticoagulacion',
  ),
  ...entries('ANTICOAGULANT', 'quality', 'anticoagulado anticoagulada'),
  ...entries('PACEMAKER', 'condition', 'marcapasos marcapaso'),
  ...entries('PREGNANCY', 'condition', 'embarazo gestacion'),
  ...entries('PREGNANCY', 'quality', 'embarazada gestante encinta'),
  ...entries('EPILEPSY', 'condition', 'epilepsia epilepsias'),
  ...entries('EPILEPSY', 'quality', 'epileptico epileptica epilepticos epilepticas'),
  ...entries('OSTEOPOROSIS', 'condition', 'osteoporosis'),
  ...entries('OSTEOPOROSIS', 'quality', 'osteoporotico osteoporotica osteoporoticos osteoporoticas'),
  ...entries('DIABETES', 'condition', 'diabetes dm1 dm2 dmt1 dmt2'),
  ...entries('DIABETES', 'quality', 'diabetico diabetica'),
  ...entries('METAL_IMPLANT', 'condition', 'protesis osteosintesis artroplastia'),
  // The singular is left out: one fall is how many injuries begin.
  ...entries('FALL_RISK', 'condition', 'caidas'),
  ...entries('ONCOLOGY', 'condition', 'cancer carcinoma neoplasia metastasis linfoma leucemia melanoma'),
  ...entries('ONCOLOGY', 'quality', 'oncologico oncologica'),
]);

/** All words that are recognised, folded. */
export const KNOWN_RISK_WORDS: readonly string[] = [...WORDS.keys()];

/** What a folded word tells, if it is a known one. */
export const riskWordOf = (folded: string | undefined): RiskWord | undefined =>
  folded === undefined ? undefined : WORDS.get(folded);
