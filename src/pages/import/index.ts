export { importsDomain } from '@/features/imports';
export { ImportPage } from './ui/ImportPage';
