export {
  ageInYears,
  formatDate,
  formatLongDate,
  formatMoment,
  formatShortDate,
  formatTime,
  keepPracticeZone,
  practiceWallClock,
  practiceZone,
  todayOfPractice,
} from './format';
