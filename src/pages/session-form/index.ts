export { SessionFormPage } from './ui/SessionFormPage';
