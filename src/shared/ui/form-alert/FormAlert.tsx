import { InlineAlert } from '../inline-alert';

/** Props of a form's refusal. */
export interface FormAlertProps {
  /** Why the form was refused; nothing shows without it. */
  text: string | null;
}

/** Why a form was refused as a whole, read out when it appears. What is about one field stands beside that field. */
export function FormAlert({ text }: FormAlertProps) {
  return text ? (
    <InlineAlert tone="danger" live>
      {text}
    </InlineAlert>
  ) : null;
}
