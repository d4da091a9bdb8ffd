export { SessionDetailPage as Component } from './ui/SessionDetailPage';
