import { useRef, type ReactNode, type RefObject } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { FieldShell, splitFieldProps, type FieldProps } from '../field-shell';
import { focusFirstSegment } from './focusFirstSegment';

/** Props shared by React Aria's date and time fields. */
interface SegmentedFieldAttributes {
  ref: RefObject<HTMLDivElement | null>;
  id: string;
  name: string | undefined;
  onBlur: (() => void) | undefined;
  'aria-labelledby': string;
  'aria-describedby': string | undefined;
  isDisabled: boolean | undefined;
  isRequired: boolean | undefined;
  isInvalid: boolean;
  validationBehavior: 'aria';
  shouldForceLeadingZeros: true;
}

interface SegmentedFieldProps extends FieldProps {
  children: (attributes: SegmentedFieldAttributes) => ReactNode;
}

/** Label, help and error for a field typed in segments (day, month, year; hour, minute), in es-ES. */
export function SegmentedField({ onBlur, children, ...field }: SegmentedFieldProps) {
  const root = useRef<HTMLDivElement>(null);
  const [shell, { name }] = splitFieldProps(field);

  return (
    <FieldShell {...shell} kind="group" onLabelClick={() => focusFirstSegment(root.current)}>
      {(control, labelId) => (
        <I18nProvider locale="es-ES">
          {children({
            ref: root,
            id: control.id,
            name,
            onBlur: onBlur && (() => onBlur()),
            'aria-labelledby': labelId,
            'aria-describedby': control['aria-describedby'],
            isDisabled: shell.disabled,
            isRequired: shell.required,
            isInvalid: Boolean(shell.error),
            validationBehavior: 'aria',
            shouldForceLeadingZeros: true,
          })}
        </I18nProvider>
      )}
    </FieldShell>
  );
}
