export type { Holiday, PracticeHours, PracticeIdentity, PracticeSettings, WeekStretch } from './answers';
