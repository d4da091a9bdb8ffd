export { Dialog, type DialogProps } from './Dialog';
export { DialogActions, type DialogActionsProps } from './DialogActions';
