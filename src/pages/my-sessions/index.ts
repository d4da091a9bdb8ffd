export { MySessionsPage } from './ui/MySessionsPage';
