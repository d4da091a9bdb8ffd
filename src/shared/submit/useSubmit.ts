import { useRef, useState } from 'react';
import { type ApiError, errorText, type FailureText } from '@/shared/api';
import { submissionKeys } from '@/shared/lib/idempotency';
import { useAppDispatch } from '@/shared/redux';
import { toastRequested } from '@/shared/toasts';

/** Result of an RTK Query mutation. */
interface Result {
  data?: unknown;
  error?: unknown;
}

/** The server's answer, if the call succeeded. */
type AnswerOf<Outcome> = Outcome extends { data: infer Answer; error?: undefined } ? Answer : never;

/** Where a failure is shown. `alertUnlessFields`: in the form, unless a field already shows it. */
export type FailurePlace = 'toast' | 'alert' | 'alertUnlessFields' | 'toastAndAlert';

/** Messages and callbacks of a form's submission. */
export interface SubmitOptions<Values, Answer> {
  /** Toast of success; absent where nothing is to be said. */
  success?: string | ((answer: Answer, values: Values) => string) | undefined;
  /** Text of a failure for which `failureText` has no better one. */
  failure: string;
  /** Failure text; by default the server's own where it sent one. */
  failureText?: FailureText;
  failureIn?: FailurePlace;
  /** Name in the form of a field that the server names, where they differ. */
  fieldOf?: (values: Values, path: string) => string;
  /** What follows a success. */
  onDone?: (answer: Answer, values: Values) => void;
  /** Handles a failure first; returns `true` if it needs no further message. */
  onFailed?: (error: ApiError) => boolean | void;
}

/** Where the texts of fields go: Formik's helpers, or a part of them. */
interface FieldErrors {
  setFieldError: (field: string, text: string) => void;
}

/**
 * The one way to send a form. Makes the call, says how it went, and puts the server's texts beside their fields. What
 * was typed stays. While a call is under way another try joins it.
 *
 * `send` gets the form's values, and `keyOf` for the `Idempotency-Key` of a create. `submit` fits Formik's `onSubmit`;
 * it resolves to whether the server took the values. `failure` is the text for the form's `<FormAlert>`.
 */
export function useSubmit<Values, Outcome extends Result>(
  send: (values: Values, keyOf: (body: unknown) => string) => PromiseLike<Outcome>,
  options: SubmitOptions<Values, AnswerOf<Outcome>>,
) {
  const dispatch = useAppDispatch();
  const [keyOf] = useState(submissionKeys);
  const [failure, setFailure] = useState<string | null>(null);
  const underWay = useRef<Promise<boolean> | null>(null);

  const tell = (error: ApiError, form: FieldErrors | undefined, values: Values) => {
    const { failureText = errorText, failureIn = 'toast', fieldOf = (_values, path) => path } = options;
    const text = failureText(error, options.failure);
    const fields = Object.entries(error.fields ?? {});
    if (failureIn === 'toast' || failureIn === 'toastAndAlert')
      dispatch(toastRequested({ message: text, variant: 'error' }));
    if (failureIn !== 'toast' && !(failureIn === 'alertUnlessFields' && fields.length > 0)) setFailure(text);
    for (const [path, fieldText] of fields) form?.setFieldError(fieldOf(values, path), fieldText);
  };

  const run = async (values: Values, form?: FieldErrors): Promise<boolean> => {
    setFailure(null);
    const result = await send(values, keyOf);
    if (result.error !== undefined) {
      const error = result.error as ApiError;
      if (!options.onFailed?.(error)) tell(error, form, values);
      return false;
    }
    const answer = result.data as AnswerOf<Outcome>;
    // Run `onDone` first: it may end the session, which clears queued toasts.
    options.onDone?.(answer, values);
    const { success } = options;
    const message = typeof success === 'function' ? success(answer, values) : success;
    if (message) dispatch(toastRequested({ message, variant: 'success' }));
    return true;
  };

  return {
    submit: (values: Values, form?: FieldErrors): Promise<boolean> => {
      underWay.current ??= run(values, form).finally(() => {
        underWay.current = null;
      });
      return underWay.current;
    },
    failure,
    /** Clears the failure text once the person edits the form. */
    forgetFailure: () => setFailure(null),
  };
}
