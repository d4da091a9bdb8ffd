export { ChangedMeanwhile } from './ChangedMeanwhile';
export type { EditFields } from './ChangedMeanwhileDialog';
export { useOpenForm } from './useOpenForm';
export { useEdits, useRowEdits, type Edits } from './useEdits';
