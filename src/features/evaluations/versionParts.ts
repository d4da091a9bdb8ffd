import { LOCALE } from '@/contract/common/constants';
import type { Evaluation } from '@/contract/evaluationAnswers';
import { MEASURE_SIDE_LABELS, TEST_RESULT_LABELS, TEST_SIDE_LABELS } from '@/contract/evaluations';
import { bodyRegionName } from '@/contract/bodyRegions';
import type { EditFields } from '@/shared/edits/ChangedMeanwhile';
import { formatLongDate } from '@/shared/lib/dates';
import type { VersionPart } from '@/shared/ui/version-history/VersionHistory';
import { MEASURE_UNITS, measuresOf, type MeasureKind } from './comparison';

/** Sorts lines, because a different order of marks or measures is not a change. */
const inOrder = (lines: readonly string[]) =>
  [...lines].sort((one, other) => one.localeCompare(other, LOCALE));

/** Measures of one kind, one per line. */
const measureLines = (evaluation: Parameters<typeof measuresOf>[0], kind: MeasureKind): string =>
  inOrder(
    measuresOf(evaluation)
      .filter((measure) => measure.kind === kind)
      .map(({ name, side, value }) => {
        const where = side === 'MIDLINE' ? name : `${name}, ${MEASURE_SIDE_LABELS[side].toLowerCase()}`;
        return `${where}: ${value}${MEASURE_UNITS[kind]}`;
      }),
  ).join('\n');

const testLines = (tests: Evaluation['tests']): string =>
  tests
    .map(({ name, side, result, notes }) =>
      [name, side === 'NONE' ? '' : TEST_SIDE_LABELS[side].toLowerCase(), TEST_RESULT_LABELS[result], notes]
        .filter(Boolean)
        .join(' · '),
    )
    .join('\n');

const regionText = (regions: readonly string[]) => inOrder(regions.map(bodyRegionName)).join(', ');

/** Contents of an evaluation as text, for comparing versions. */
export const evaluationParts = (evaluation: Evaluation): VersionPart[] => [
  { label: 'Paciente', text: evaluation.patientName ?? '' },
  { label: 'Fecha', text: formatLongDate(evaluation.date) },
  { label: 'Motivo de consulta', text: evaluation.reason },
  { label: 'Historia actual', text: evaluation.history ?? '' },
  { label: 'Dolor', text: evaluation.pain === null ? '' : `${evaluation.pain} de 10` },
  { label: 'Mapa corporal', text: regionText(evaluation.regions) },
  { label: 'Movilidad', text: measureLines(evaluation, 'range') },
  { label: 'Fuerza', text: measureLines(evaluation, 'strength') },
  { label: 'Pruebas especiales', text: testLines(evaluation.tests) },
  { label: 'Diagnóstico fisioterapéutico', text: evaluation.diagnosis ?? '' },
  { label: 'Objetivos', text: evaluation.goals ?? '' },
  { label: 'Plan de tratamiento', text: evaluation.plan ?? '' },
];

/** Fields of the form, as those contents say them. */
export const EVALUATION_EDIT_FIELDS: EditFields = {
  patientId: { label: 'Paciente', text: () => 'Otro paciente' },
  date: { label: 'Fecha' },
  episodeId: { label: 'Proceso', text: () => 'Otro proceso' },
  reason: { label: 'Motivo de consulta' },
  history: { label: 'Historia actual' },
  pain: { label: 'Intensidad del dolor' },
  regions: { label: 'Mapa corporal', text: regionText },
  range: {
    label: 'Movilidad',
    text: (range: Evaluation['range']) => measureLines({ pain: null, range, strength: [] }, 'range'),
  },
  strength: {
    label: 'Fuerza',
    text: (strength: Evaluation['strength']) => measureLines({ pain: null, range: [], strength }, 'strength'),
  },
  tests: { label: 'Pruebas especiales', text: testLines },
  diagnosis: { label: 'Diagnóstico fisioterapéutico' },
  goals: { label: 'Objetivos' },
  plan: { label: 'Plan de tratamiento' },
};
