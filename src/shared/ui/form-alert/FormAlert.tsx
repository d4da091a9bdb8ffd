import { InlineAlert } from '../inline-alert';

/** Props of a form's refusal. */
export interface FormAlertProps {
  /** Why the form was refused; nothing shows without it. */
  text: string | null;
}

/** Why the whole form was refused, announced when it appears. Errors of one field are shown at that field. */
export function FormAlert({ text }: FormAlertProps) {
  return text ? (
    <InlineAlert tone="danger" live>
      {text}
    </InlineAlert>
  ) : null;
}
