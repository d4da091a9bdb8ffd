import { documentsDomain } from '@/features/documents';

export { MyDocumentsPage as Component } from './ui/MyDocumentsPage';
export const domains = [documentsDomain];
