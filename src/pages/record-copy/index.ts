export { MyRecordCopyPage } from './ui/MyRecordCopyPage';
export { RecordCopyPage } from './ui/RecordCopyPage';
