import { useAppSelector } from '@/shared/redux';
import { listConversations } from './api';
import { selectDraft } from './slice';

/** Whether something is written to a patient that has not been sent. Asks nothing of the server. */
export function useHasDraftFor(patientId: string): boolean {
  return useAppSelector((state) => {
    const { data } = listConversations.select()(state);
    const conversation = data?.find((row) => row.patientId === patientId);
    return conversation !== undefined && selectDraft(state, conversation.id).trim() !== '';
  });
}
