export { useListHoursQuery, useTimetables } from './api';
export { AwayNotice } from './ui/AwayNotice';
export { HoursPanel } from './ui/HoursPanel';
