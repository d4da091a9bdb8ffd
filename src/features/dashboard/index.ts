export { DashboardGreeting } from './ui/DashboardGreeting';
export { DashboardGrid } from './ui/DashboardGrid';
export { QuickActions } from './ui/QuickActions';
