export { RoutinePrintPage } from './ui/RoutinePrintPage';
