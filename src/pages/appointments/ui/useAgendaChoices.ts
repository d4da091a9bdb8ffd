import { useMemo } from 'react';
import type { AgendaChoices } from '@/features/appointments';
import { useListRoomsQuery } from '@/features/rooms';
import { useListTherapistsQuery } from '@/features/team';
import { useCapability } from '@/shared/capabilities';

/**
 * Therapists and rooms for the columns of the calendar. They are asked for where they are `wanted`; a backend that
 * does not know them leaves both empty. A therapist has the `own` agenda, and those of whom they cover.
 */
export function useAgendaChoices(wanted: boolean, own: AgendaChoices['own']): AgendaChoices {
  const therapists = useListTherapistsQuery(undefined, { skip: !wanted });
  const rooms = useListRoomsQuery(undefined, { skip: !wanted });
  const changesTherapist = useCapability('therapistChange') === true && wanted;
  const isLoading = therapists.isLoading || rooms.isLoading;
  return useMemo(
    () => ({
      therapists: therapists.data ?? [],
      rooms: (rooms.data ?? []).filter(({ active }) => active),
      own,
      changesTherapist,
      isLoading,
    }),
    [therapists.data, rooms.data, own, changesTherapist, isLoading],
  );
}
