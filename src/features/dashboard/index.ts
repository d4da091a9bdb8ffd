export { DashboardGreeting, DashboardGrid, QuickActions } from './ui/DashboardParts';
