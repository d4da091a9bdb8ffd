export { useListHoursQuery } from './api';
export { HoursPanel } from './ui/HoursPanel';
export { useTimetables } from './useTimetables';
