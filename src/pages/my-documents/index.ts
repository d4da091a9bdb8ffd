export { documentsDomain } from '@/features/documents';
export { MyDocumentsPage } from './ui/MyDocumentsPage';
