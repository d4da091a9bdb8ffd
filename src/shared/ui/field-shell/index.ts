export { FieldShell, type FieldShellProps } from './FieldShell';
export type { FieldControlAttributes, FieldProps, Option } from './fieldProps';
export { splitFieldProps } from './splitFieldProps';
export { default as controlStyles } from './control.module.css';
