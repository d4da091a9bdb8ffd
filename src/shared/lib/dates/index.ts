export {
  ageInYears,
  formatDate,
  formatLongDate,
  formatShortDate,
  formatTime,
  keepPracticeZone,
  practiceWallClock,
  practiceZone,
  todayOfPractice,
} from './format';
