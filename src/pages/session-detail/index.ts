export { SessionDetailPage } from './ui/SessionDetailPage';
