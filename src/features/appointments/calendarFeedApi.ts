import type { CalendarFeedState } from '@/contract/appointmentAnswers';
import { CALENDAR_PATHS } from '@/contract/appointments';
import { objectOf, optionalTextOf, textOf } from '@/shared/api/answers';
import { baseApi } from '@/shared/api/baseApi';

/** Calls for the private address under which other calendars subscribe to the user's appointments. */
const calendarFeedApi = baseApi.enhanceEndpoints({ addTagTypes: ['CalendarFeed'] }).injectEndpoints({
  endpoints: (build) => ({
    getCalendarFeed: build.query<CalendarFeedState, void>({
      query: () => CALENDAR_PATHS.feed,
      transformResponse: (answer) => {
        const feed = objectOf(answer, 'feed');
        return { active: feed.active === true, createdAt: optionalTextOf(feed.createdAt) };
      },
      providesTags: [{ type: 'CalendarFeed' }],
    }),
    revokeCalendarFeed: build.mutation<null, void>({
      query: () => ({ url: CALENDAR_PATHS.feed, method: 'DELETE' }),
      transformResponse: () => null,
      invalidatesTags: (_answer, error) => (error ? [] : [{ type: 'CalendarFeed' }]),
    }),
    createCalendarFeed: build.mutation<{ url: string }, void>({
      query: () => ({ url: CALENDAR_PATHS.feed, method: 'POST' }),
      transformResponse: (answer) => ({ url: textOf(objectOf(answer, 'feed').url) }),
      invalidatesTags: (_answer, error) => (error ? [] : [{ type: 'CalendarFeed' }]),
    }),
  }),
});

export const { useCreateCalendarFeedMutation, useGetCalendarFeedQuery, useRevokeCalendarFeedMutation } =
  calendarFeedApi;
