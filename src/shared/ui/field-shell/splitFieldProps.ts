import type { FieldProps } from './fieldProps';

/** What a field hands to its `FieldShell`. */
type ShellProps = Omit<FieldProps, 'name' | 'onBlur'>;

/** Takes a field's props apart: what its shell needs, and what is its control's. */
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
