export { FormActions, type FormActionsProps } from './FormActions';
export { FormGrid, FormWide, type FormGridProps } from './FormGrid';
export { FormStack } from './FormStack';
export { default as formLayoutStyles } from './formLayout.module.css';
