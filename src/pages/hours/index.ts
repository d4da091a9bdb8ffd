export { HoursPage } from './ui/HoursPage';
