import { EPISODE_REGION_LABELS } from '@/contract/episodes';
import { MEASURE_SIDE_LABELS, TEST_RESULT_LABELS, TEST_SIDE_LABELS } from '@/contract/evaluations';
import { movementOf, muscleGroupOf } from '@/contract/bodyMeasures';
import { bodyRegionName } from '@/contract/bodyRegions';
import type { RecordRow } from '@/contract/recordAnswers';
import {
  concept,
  detailsOf,
  idOf,
  listOf,
  noteDocument,
  numberIn,
  patientRef,
  periodOf,
  practitionerRef,
  refTo,
  rowsIn,
  textIn,
  type Resource,
  type Source,
} from './resource';

const UCUM = 'http://unitsofmeasure.org';
const SCORE = { unit: '{score}', system: UCUM, code: '{score}' };
const DEGREES = { unit: '°', system: UCUM, code: 'deg' };
const AMBULATORY = { system: 'http://terminology.hl7.org/CodeSystem/v3-ActCode', code: 'AMB' };

const ABSENT_REASONS = 'http://terminology.hl7.org/CodeSystem/data-absent-reason';
const CATEGORIES = 'http://terminology.hl7.org/CodeSystem/observation-category';

/** LOINC 72514-3: pain severity, 0–10 verbal numeric rating. */
const PAIN = {
  coding: [
    {
      system: 'http://loinc.org',
      code: '72514-3',
      display: 'Pain severity - 0-10 verbal numeric rating [Score] - Reported',
    },
  ],
  text: 'Dolor (0–10)',
};

const SESSION_STATUSES: Record<string, string> = {
  SCHEDULED: 'planned',
  IN_PROGRESS: 'in-progress',
  COMPLETED: 'finished',
  CANCELLED: 'cancelled',
  NO_SHOW: 'cancelled',
};

/** Instant `minutes` after another. */
const after = (start: string | undefined, minutes: number | undefined) =>
  start === undefined || minutes === undefined
    ? undefined
    : new Date(Date.parse(start) + minutes * 60_000).toISOString();

export const episodesOfCare = (source: Source): Resource[] =>
  source.copy.sections.episodes.map((row) => {
    const region = textIn(row, 'region');
    const label = region && (EPISODE_REGION_LABELS as Record<string, string>)[region];
    const ended = textIn(row, 'dischargedOn');
    const types = [textIn(row, 'reason'), label].flatMap((text) => (text ? [{ text }] : []));
    return {
      resourceType: 'EpisodeOfCare',
      id: idOf(row),
      status: ended ? 'finished' : 'active',
      type: types.length > 0 ? types : undefined,
      patient: patientRef(source),
      period: periodOf(textIn(row, 'startedOn'), ended),
      careManager: practitionerRef(source, textIn(row, 'leadId')),
    };
  });

interface Visit {
  row: RecordRow;
  status: string;
  type: string | undefined;
  start: string | undefined;
  end?: string | undefined;
}

const encounter = (source: Source, { row, status, type, start, end }: Visit): Resource => ({
  resourceType: 'Encounter',
  id: idOf(row),
  status,
  class: AMBULATORY,
  type: listOf(concept(type)),
  subject: patientRef(source),
  episodeOfCare: listOf(refTo(textIn(row, 'episodeId'))),
  participant: listOf(
    practitionerRef(source, textIn(row, 'therapistId')) && {
      individual: practitionerRef(source, textIn(row, 'therapistId')),
    },
  ),
  period: periodOf(start, end),
});

/** An exercise of a session with its dose, and what was noted of it. */
function exerciseText(exercise: RecordRow): string {
  const { name, sets, reps } = exercise;
  const seconds = numberIn(exercise, 'duration');
  const dose = [`${String(sets)} × ${String(reps)}`, seconds === undefined ? '' : `${seconds} s`];
  return [`${String(name)} (${dose.filter(Boolean).join(', ')})`, textIn(exercise, 'notes')]
    .filter(Boolean)
    .join(': ');
}

/** Sessions with their notes. */
export const sessions = (source: Source): Resource[] =>
  source.copy.sections.treatmentSessions.flatMap((row) => {
    const start = textIn(row, 'startsAt');
    const exercises = rowsIn(row.exercises).map(exerciseText);
    return [
      encounter(source, {
        row,
        status: SESSION_STATUSES[textIn(row, 'status') ?? ''] ?? 'unknown',
        type: textIn(row, 'treatmentType'),
        start,
        end: after(start, numberIn(row, 'duration')),
      }),
      ...noteDocument(source, {
        id: `${idOf(row).slice(0, 50)}-notas`,
        title: 'Notas de la sesión',
        parts: [
          ['Notas', textIn(row, 'notes')],
          ['Para el paciente', textIn(row, 'sharedNotes')],
          ['Ejercicios', exercises.length > 0 ? exercises.join('; ') : undefined],
        ],
        date: start,
        authorId: textIn(row, 'therapistId'),
        encounterId: idOf(row),
      }),
    ];
  });

interface Finding {
  code: object;
  value: object;
  bodySite?: string | undefined;
}

/** What a test showed. One that was not done has no value, but says so. */
function resultOf({ result }: RecordRow): object {
  const text = (TEST_RESULT_LABELS as Record<string, string>)[String(result)] ?? String(result);
  return result === 'NOT_DONE'
    ? { dataAbsentReason: { coding: [{ system: ABSENT_REASONS, code: 'not-performed' }], text } }
    : { valueCodeableConcept: { text } };
}

/** What an evaluation measured: pain, ranges of motion, strength by the MRC scale, and special tests. */
function findingsOf(row: RecordRow): Finding[] {
  const { range, strength, tests } = (row.findings ?? {}) as RecordRow;
  const pain = numberIn(row, 'pain');
  const sideIn = (labels: Record<string, string>, { side }: RecordRow) => labels[String(side)];
  return [
    ...(pain === undefined ? [] : [{ code: PAIN, value: { valueQuantity: { value: pain, ...SCORE } } }]),
    ...rowsIn(range).map((one) => {
      const known = movementOf(String(one.movement));
      return {
        code: { text: known ? `${known.jointName}, ${known.name}` : String(one.movement) },
        bodySite: sideIn(MEASURE_SIDE_LABELS, one),
        value: { valueQuantity: { value: numberIn(one, 'degrees'), ...DEGREES } },
      };
    }),
    ...rowsIn(strength).map((one) => ({
      code: { text: `Fuerza (0–5): ${muscleGroupOf(String(one.group))?.name ?? String(one.group)}` },
      bodySite: sideIn(MEASURE_SIDE_LABELS, one),
      value: { valueQuantity: { value: numberIn(one, 'grade'), ...SCORE } },
    })),
    ...rowsIn(tests).map((one) => ({
      code: { text: String(one.name) },
      bodySite: one.side === 'NONE' ? undefined : sideIn(TEST_SIDE_LABELS, one),
      value: { ...resultOf(one), note: listOf(concept(textIn(one, 'notes'))) },
    })),
  ];
}

/** Evaluations as encounters, each with its measures and what was written. */
export const evaluations = (source: Source): Resource[] =>
  source.copy.sections.evaluations.flatMap((row) => {
    const id = idOf(row);
    const at = textIn(row, 'evaluatedAt');
    const { regions } = (row.findings ?? {}) as RecordRow;
    const zones = (Array.isArray(regions) ? regions : []).map((one) => bodyRegionName(String(one)));
    return [
      encounter(source, { row, status: 'finished', type: 'Evaluación', start: at }),
      ...findingsOf(row).map(({ code, value, bodySite }, index) => ({
        resourceType: 'Observation',
        id: `${id.slice(0, 50)}-${index + 1}`,
        status: 'final',
        code,
        subject: patientRef(source),
        encounter: refTo(id),
        effectiveDateTime: at,
        performer: listOf(practitionerRef(source, textIn(row, 'therapistId'))),
        bodySite: concept(bodySite),
        ...value,
      })),
      ...noteDocument(source, {
        id: `${id.slice(0, 50)}-texto`,
        title: 'Evaluación',
        parts: [
          ['Motivo', textIn(row, 'reason')],
          ['Historia', textIn(row, 'history')],
          ['Zonas', zones.length > 0 ? zones.join(', ') : undefined],
          ['Diagnóstico', textIn(row, 'diagnosis')],
          ['Objetivos', textIn(row, 'goals')],
          ['Plan', textIn(row, 'plan')],
        ],
        date: at,
        authorId: textIn(row, 'therapistId'),
        encounterId: id,
      }),
    ];
  });

/** Height and weight with their LOINC codes. */
const BODY = [
  { name: 'height', id: 'talla', code: '8302-2', display: 'Body height', text: 'Talla', unit: 'cm' },
  { name: 'weight', id: 'peso', code: '29463-7', display: 'Body weight', text: 'Peso', unit: 'kg' },
] as const;

const VITAL_SIGNS = [{ coding: [{ system: CATEGORIES, code: 'vital-signs' }] }];

/**
 * What the record says of the body, on the day on which it was measured. R4 asks for day and category where the code is
 * given (profiles bodyheight and bodyweight), so a measure without a day is in words.
 */
export const bodyMeasures = (source: Source): Resource[] =>
  BODY.flatMap(({ name, id, code, display, text, unit }) => {
    const value = numberIn(detailsOf(source), name);
    const day = textIn(detailsOf(source), 'measuredOn');
    if (value === undefined) return [];
    const coding = [{ system: 'http://loinc.org', code, display }];
    return [
      {
        resourceType: 'Observation',
        id: `${idOf(source.patient).slice(0, 50)}-${id}`,
        status: 'final',
        ...(day === undefined ? { code: { text } } : { category: VITAL_SIGNS, code: { coding, text } }),
        subject: patientRef(source),
        effectiveDateTime: day,
        valueQuantity: { value, unit, system: UCUM, code: unit },
      },
    ];
  });

/** Pain before and after each run of a routine at home. */
export const painAtHome = (source: Source): Resource[] =>
  source.copy.sections.routineProgress.flatMap((row) =>
    (
      [
        ['painBefore', 'startedAt', 'antes'],
        ['painAfter', 'finishedAt', 'despues'],
      ] as const
    ).flatMap(([name, at, suffix]) => {
      const value = numberIn(row, name);
      if (value === undefined) return [];
      return [
        {
          resourceType: 'Observation',
          id: `${idOf(row).slice(0, 50)}-${suffix}`,
          status: 'final',
          code: PAIN,
          subject: patientRef(source),
          effectiveDateTime: textIn(row, at) ?? textIn(row, 'day'),
          valueQuantity: { value, ...SCORE },
        },
      ];
    }),
  );
