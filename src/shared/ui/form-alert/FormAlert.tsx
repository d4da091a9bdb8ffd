import { InlineAlert } from '../inline-alert';

export interface FormAlertProps {
  /** Why the form was refused. Without it nothing is shown. */
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
