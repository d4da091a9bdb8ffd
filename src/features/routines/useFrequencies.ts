import { useEffect } from 'react';
import { FREQUENCIES, FREQUENCY_LABELS, ROUTINE_MESSAGES } from '@/contract/routines';
import { errorText } from '@/shared/api/errors';
import { useAppDispatch } from '@/shared/redux';
import { toastRequested } from '@/shared/toasts/slice';
import type { FrequencyOption } from '@/contract/routineAnswers';
import { useListFrequenciesQuery } from './api';

const OWN: FrequencyOption[] = FREQUENCIES.map((value) => ({ value, label: FREQUENCY_LABELS[value] }));

/** Frequencies from the server, or the built-in ones after a failure. */
export function useFrequencies(): FrequencyOption[] {
  const dispatch = useAppDispatch();
  const { currentData, error } = useListFrequenciesQuery();

  useEffect(() => {
    if (error)
      dispatch(toastRequested({ message: errorText(error, ROUTINE_MESSAGES.dataFailed), variant: 'error' }));
  }, [error, dispatch]);

  return currentData?.length ? currentData : OWN;
}
