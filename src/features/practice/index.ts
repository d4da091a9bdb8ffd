export { useGetRegistrationQuery } from './api';
export { HolidaysPanel } from './ui/HolidaysPanel';
export { OpeningHoursPanel } from './ui/OpeningHoursPanel';
export { PracticePanel } from './ui/PracticePanel';
export { usePracticeWeek } from './usePracticeWeek';
