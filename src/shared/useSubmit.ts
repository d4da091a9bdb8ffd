import { useRef, useState } from 'react';
import { isPassing } from '@/shared/api/baseQuery';
import { type ApiError, errorText, type FailureText } from '@/shared/api/errors';
import { useLateToast } from '@/shared/lateToasts';
import { sameValues } from '@/shared/lib/values';
import { useAppDispatch } from '@/shared/redux';
import { toastRequested } from '@/shared/toasts/slice';

/** Result of an RTK Query mutation. */
interface Result {
  data?: unknown;
  error?: unknown;
}

/** The server's answer after a successful call. */
type AnswerOf<Outcome> = Outcome extends { data: infer Answer; error?: undefined } ? Answer : never;

/** Where a failure is shown. `alertUnlessFields` means in the form, unless a field shows an error. */
export type FailurePlace = 'toast' | 'alert' | 'alertUnlessFields' | 'toastAndAlert';

/** Messages and callbacks of a form's submission. */
export interface SubmitOptions<Values, Answer> {
  /** Text of the success toast; no toast without it. */
  success?: string | ((answer: Answer, values: Values) => string) | undefined;
  /** Text of a failure, used if `failureText` has no better one. */
  failure: string;
  /** Returns the failure text. By default it prefers the server's own. */
  failureText?: FailureText;
  failureIn?: FailurePlace;
  /** Text for a link that is gone after an attempt without an answer, which may have used it. */
  perhapsDone?: string;
  /** Maps a field of the server to a field of the form, if their names differ. */
  fieldOf?: (values: Values, path: string) => string;
  /** Called after a success. */
  onDone?: (answer: Answer, values: Values) => void;
  /** Called first on a failure. Returns `true` if no further message is needed by who sees the form. */
  onFailed?: (error: ApiError) => boolean | void;
}

/** A submission that is under way or waits for the one before it. */
interface Submission<Values> {
  values: Values;
  ended: Promise<boolean>;
}

/** Receives errors of fields: Formik's helpers, or a part of them. */
interface FieldErrors {
  setFieldError: (field: string, text: string) => void;
}

/**
 * Submits a form: makes the call, shows the result, and puts the server's field errors into the form. Input
 * is kept on failure. A submission during one of the same values, like that of a double click, joins it. One of other
 * values, for example of another row, follows when the former has ended, so that the two do not overtake each other.
 *
 * `send` receives the form's values. `submit` fits Formik's `onSubmit` and resolves to whether the call succeeded.
 * `failure` is the text for `<FormAlert>`.
 */
export function useSubmit<Values, Outcome extends Result>(
  send: (values: Values) => PromiseLike<Outcome>,
  options: SubmitOptions<Values, AnswerOf<Outcome>>,
) {
  const dispatch = useAppDispatch();
  const [failure, setFailure] = useState<string | null>(null);
  const underWay = useRef<Submission<Values>[]>([]);
  const wasUnanswered = useRef(false);
  const tellIfLeft = useLateToast();

  const fail = (error: ApiError, form: FieldErrors | undefined, values: Values) => {
    const isAnswered = options.onFailed?.(error) === true;
    const { failureText = errorText, failureIn = 'toast', fieldOf = (_values, path) => path } = options;
    const isGone = error.status === 404 || error.status === 410;
    const text =
      (wasUnanswered.current && isGone && options.perhapsDone) || failureText(error, options.failure);
    const toast = toastRequested({ message: text, variant: 'error' });
    // Who has left the form sees neither its alert nor its fields, nor what answers the failure.
    if (tellIfLeft(toast) || isAnswered) return;
    wasUnanswered.current ||= isPassing(error);
    const fields = Object.entries(error.fields ?? {});
    if (failureIn === 'toast' || failureIn === 'toastAndAlert') dispatch(toast);
    if (failureIn !== 'toast' && !(failureIn === 'alertUnlessFields' && fields.length > 0)) setFailure(text);
    for (const [path, fieldText] of fields) form?.setFieldError(fieldOf(values, path), fieldText);
  };

  const run = async (values: Values, form?: FieldErrors): Promise<boolean> => {
    setFailure(null);
    const result = await send(values);
    if (result.error !== undefined) {
      fail(result.error as ApiError, form, values);
      return false;
    }
    const answer = result.data as AnswerOf<Outcome>;
    // Call `onDone` first, because it may end the sign-in session, which clears queued toasts.
    options.onDone?.(answer, values);
    const { success } = options;
    const message = typeof success === 'function' ? success(answer, values) : success;
    if (message) dispatch(toastRequested({ message, variant: 'success' }));
    return true;
  };

  return {
    submit: (values: Values, form?: FieldErrors): Promise<boolean> => {
      const same = underWay.current.find((one) => sameValues(one.values, values));
      if (same) return same.ended;
      const next = () => run(values, form);
      const last = underWay.current.at(-1);
      const submission: Submission<Values> = {
        values,
        ended: (last ? last.ended.then(next, next) : next()).finally(() => {
          underWay.current = underWay.current.filter((one) => one !== submission);
        }),
      };
      underWay.current = [...underWay.current, submission];
      return submission.ended;
    },
    failure,
    /** Clears the failure text once the user edits the form. */
    forgetFailure: () => setFailure(null),
  };
}
