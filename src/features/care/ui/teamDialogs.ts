export { CollaboratorDialog } from './CollaboratorDialog';
export { HandoverDialog } from './HandoverDialog';
