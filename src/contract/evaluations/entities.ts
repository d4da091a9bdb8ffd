export type { Evaluation, Findings, RangeMeasure, SpecialTest, StrengthMeasure } from './answers';
