export type {
  Holiday,
  LegalIdentity,
  PracticeHours,
  PracticeIdentity,
  PracticeSettings,
  WeekStretch,
} from './answers';
