export { HoursPage as Component } from './ui/HoursPage';
