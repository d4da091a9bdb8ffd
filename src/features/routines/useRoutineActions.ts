import { useRef } from 'react';
import type { Routine } from '@/contract/routineAnswers';
import { ROUTINE_MESSAGES } from '@/contract/routines';
import { errorText } from '@/shared/api/errors';
import { copyText, downloadFile } from '@/shared/lib/browser';
import { useAppDispatch } from '@/shared/redux';
import { toastRequested } from '@/shared/toasts/slice';
import { useCreateRoutineMutation } from './api';
import { keptBy, routineValues, toRoutineInput, type RoutineInput } from './routineInput';
import { routineFile, routineFileName, routineLink } from './routineFile';

/** A second press of the same button within this time is ignored. */
const DOUBLE_PRESS_MS = 1000;

/** Actions of a routine that need no dialog: export, share, save as template. Each shows its result in a toast. */
export function useRoutineActions() {
  const dispatch = useAppDispatch();
  const [create] = useCreateRoutineMutation();
  const last = useRef({ body: '', at: 0 });
  const tell = (message: string, variant: 'success' | 'error') =>
    dispatch(toastRequested({ message, variant }));

  const post = async (input: RoutineInput, done: string): Promise<boolean> => {
    // Ignore a double press, but allow the same action later.
    const body = JSON.stringify(input);
    const now = Date.now();
    if (last.current.body === body && now - last.current.at < DOUBLE_PRESS_MS) return false;
    last.current = { body, at: now };
    const { error } = await create({ input });
    if (error) tell(errorText(error, ROUTINE_MESSAGES.saveFailed), 'error');
    else tell(done, 'success');
    return !error;
  };

  return {
    saveAsTemplate: (routine: Routine) =>
      post(
        toRoutineInput(routineValues(routine), { isTemplate: true, ...keptBy(routine) }),
        ROUTINE_MESSAGES.templateSaved,
      ),
    exportFile(routine: Routine) {
      downloadFile({
        name: routineFileName(routine),
        content: routineFile(routine, new Date()),
        type: 'application/json',
      });
      tell(ROUTINE_MESSAGES.exported, 'success');
    },
    /** Copies the link of a routine. Resolves to whether it worked; if not, it has to be copied by hand. */
    async share(routine: Routine) {
      const isCopied = await copyText(routineLink(routine));
      if (isCopied) tell(ROUTINE_MESSAGES.linkCopied, 'success');
      return isCopied;
    },
  };
}

export type RoutineActions = ReturnType<typeof useRoutineActions>;
