export { FieldShell, type FieldShellProps } from './FieldShell';
export type { FieldControlAttributes, FieldProps, Option } from './fieldProps';
export { default as controlStyles } from './control.module.css';
