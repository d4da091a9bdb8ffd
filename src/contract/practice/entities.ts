export type { Holiday, PracticeHours, PracticeSettings, WeekStretch } from './answers';
