import type { FieldProps } from './fieldProps';

/** Props that a field passes to its `FieldShell`. */
type ShellProps = Omit<FieldProps, 'name' | 'onBlur'>;

/** Splits a field's props into those of its shell and those of its control. */
export function splitFieldProps<Props extends ShellProps>({
  label,
  labelHidden,
  help,
  error,
  required,
  disabled,
  id,
  ...control
}: Props): [shell: ShellProps, control: Omit<Props, keyof ShellProps>] {
  return [{ label, labelHidden, help, error, required, disabled, id }, control];
}
