import type { EvaluationValues } from '../formValues';

/** A section of the form, as linked by the side navigation. */
export interface Section {
  /** Id of its HTML element. */
  id: string;
  title: string;
  /** Form fields in this section. */
  fields: readonly (keyof EvaluationValues)[];
  /** Whether any field of the section is filled in. */
  isBegun: (values: EvaluationValues) => boolean;
}

const anyFilled = (record: Record<string, number | string | null>) =>
  Object.values(record).some((value) => value !== null && value !== '');

/** Sections in the order of the form. */
export const SECTIONS = [
  {
    id: 'evaluacion-motivo',
    title: 'Motivo e historia',
    fields: ['patientId', 'episodeId', 'date', 'reason', 'history'],
    isBegun: ({ reason, history }) => Boolean(reason.trim() || history.trim()),
  },
  {
    id: 'evaluacion-dolor',
    title: 'Dolor',
    fields: ['pain', 'regions'],
    isBegun: ({ pain, regions }) => pain !== null || regions.length > 0,
  },
  {
    id: 'evaluacion-movilidad',
    title: 'Movilidad',
    fields: ['range'],
    isBegun: ({ range }) => anyFilled(range),
  },
  {
    id: 'evaluacion-fuerza',
    title: 'Fuerza',
    fields: ['strength'],
    isBegun: ({ strength }) => anyFilled(strength),
  },
  {
    id: 'evaluacion-pruebas',
    title: 'Pruebas especiales',
    fields: ['tests'],
    isBegun: ({ tests }) => tests.length > 0,
  },
  {
    id: 'evaluacion-plan',
    title: 'Diagnóstico y plan',
    fields: ['diagnosis', 'goals', 'plan'],
    isBegun: ({ diagnosis, goals, plan }) => Boolean(diagnosis.trim() || goals.trim() || plan.trim()),
  },
] as const satisfies readonly Section[];
