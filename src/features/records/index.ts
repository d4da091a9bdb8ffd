export { RecordCopyView } from './ui/RecordCopyView';
