import type { Room } from '@/contract/roomAnswers';
import { ROOM_PATHS } from '@/contract/rooms';
import type { RoomBody } from '@/contract/roomSchemas';
import { idOf, listOf, objectOf, textOf } from '@/shared/api/answers';
import { baseApi, listTags, staleListTags } from '@/shared/api/baseApi';

const toRoom = (raw: Record<string, unknown>): Room => ({
  id: idOf(raw),
  name: textOf(raw.name),
  active: raw.active !== false,
});

/** Only our server has these routes. Elsewhere they fail, and nothing is shown. */
const roomsApi = baseApi.enhanceEndpoints({ addTagTypes: ['Room'] }).injectEndpoints({
  endpoints: (build) => ({
    listRooms: build.query<Room[], void>({
      query: () => ROOM_PATHS.list,
      transformResponse: (answer) => listOf(answer, 'rooms').map(toRoom),
      providesTags: listTags('Room'),
    }),
    createRoom: build.mutation<Room, { input: RoomBody }>({
      query: ({ input }) => ({
        url: ROOM_PATHS.list,
        method: 'POST',
        body: input,
      }),
      transformResponse: (answer) => toRoom(objectOf(answer, 'room')),
      invalidatesTags: (_room, error) => staleListTags('Room', error),
    }),
    updateRoom: build.mutation<Room, { id: string; input: RoomBody }>({
      query: ({ id, input }) => ({ url: ROOM_PATHS.one(id), method: 'PUT', body: input }),
      transformResponse: (answer) => toRoom(objectOf(answer, 'room')),
      // Appointments show its name.
      invalidatesTags: (_room, error) => [
        ...staleListTags('Room', error),
        ...staleListTags('Appointment', error),
      ],
    }),
    deleteRoom: build.mutation<null, string>({
      query: (id) => ({ url: ROOM_PATHS.one(id), method: 'DELETE' }),
      transformResponse: () => null,
      invalidatesTags: (_answer, error) => staleListTags('Room', error),
    }),
  }),
});

export const { useListRoomsQuery, useCreateRoomMutation, useUpdateRoomMutation, useDeleteRoomMutation } =
  roomsApi;
