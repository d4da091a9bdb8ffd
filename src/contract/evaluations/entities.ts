import type { MeasureSide, TestResult, TestSide } from './enums';

/** Range reached by one movement on one side, in degrees. */
export interface RangeMeasure {
  movement: string;
  side: MeasureSide;
  degrees: number;
}

/** Strength of one muscle group on one side, 0–5. */
export interface StrengthMeasure {
  group: string;
  side: MeasureSide;
  grade: number;
}

export interface SpecialTest {
  name: string;
  side: TestSide;
  result: TestResult;
  notes: string | null;
}

/** A physiotherapy evaluation. `date` is an instant, or the practice's day `YYYY-MM-DD`; `pain` 0–10. */
export interface Evaluation {
  id: string;
  patientId: string;
  date: string;
  reason: string;
  history: string | null;
  pain: number | null;
  /** Ids of the body chart's regions. */
  regions: string[];
  range: RangeMeasure[];
  strength: StrengthMeasure[];
  tests: SpecialTest[];
  diagnosis: string | null;
  goals: string | null;
  plan: string | null;
  therapist?: { name: string } | null;
}
