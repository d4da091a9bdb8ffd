import type { Routine } from '@/contract/routineAnswers';
import { ROUTINE_MESSAGES } from '@/contract/routines';
import { copiedText, copyText, downloadFile } from '@/shared/lib/browser';
import { useAppDispatch } from '@/shared/redux';
import { toastRequested } from '@/shared/toasts/slice';
import { routineFile, routineFileName, routineLink } from './routineFile';

/** Actions of a routine that need no dialog: export and share. Each shows its result in a toast. */
export function useRoutineActions() {
  const dispatch = useAppDispatch();
  const tell = (message: string) => dispatch(toastRequested({ message, variant: 'success' }));

  return {
    exportFile(routine: Routine) {
      downloadFile({
        name: routineFileName(routine),
        content: routineFile(routine, new Date()),
        type: 'application/json',
      });
      tell(ROUTINE_MESSAGES.exported);
    },
    /** Copies the link of a routine. Resolves to whether it worked; if not, it has to be copied by hand. */
    async share(routine: Routine) {
      const isCopied = await copyText(routineLink(routine));
      if (isCopied) tell(copiedText(true, 'Enlace'));
      return isCopied;
    },
  };
}

export type RoutineActions = ReturnType<typeof useRoutineActions>;
