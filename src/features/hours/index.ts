export { useListHoursQuery, useTimetables } from './api';
export { HoursPanel } from './ui/HoursPanel';
