export {
  ageInYears,
  formatDate,
  formatLongDate,
  formatShortDate,
  formatTime,
  practiceWallClock,
  todayOfPractice,
} from './format';
