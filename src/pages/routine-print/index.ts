export { RoutinePrintPage as Component } from './ui/RoutinePrintPage';
