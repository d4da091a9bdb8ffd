export { PendingWork } from './ui/PendingWork';
