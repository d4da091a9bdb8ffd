import { importsDomain } from '@/features/imports';

export { ImportPage as Component } from './ui/ImportPage';
export const domains = [importsDomain];
