export { documentsDomain } from './domain';
export { DocumentsPanel } from './ui/DocumentsPanel';
export { useUnfinishedUploads } from './useDocuments';
