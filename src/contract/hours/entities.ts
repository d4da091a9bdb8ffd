export type { Absence, ExtraStretch, TherapistHours, WorkingWeek } from './answers';
