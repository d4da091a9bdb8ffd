import { APPOINTMENT_LIMITS, appointmentTypeOf } from '@/contract/appointments';
import type { Service } from '@/contract/serviceAnswers';
import { SERVICE_PATHS, serviceColourOf, vatClassOf } from '@/contract/services';
import type { ServiceBody } from '@/contract/serviceSchemas';
import { idOf, listOf, numberOf, objectOf, textOf } from '@/shared/api/answers';
import { baseApi, listTags, staleListTags } from '@/shared/api/baseApi';

const toService = (raw: Record<string, unknown>): Service => ({
  id: idOf(raw),
  name: textOf(raw.name),
  type: appointmentTypeOf(raw.type),
  duration: numberOf(raw.duration, APPOINTMENT_LIMITS.durationDefault),
  bufferAfter: numberOf(raw.bufferAfter, 0),
  priceCents: numberOf(raw.priceCents, null),
  vatClass: vatClassOf(raw.vatClass),
  colour: serviceColourOf(raw.colour),
  active: raw.active !== false,
});

/** Only our server has these routes. Elsewhere they fail, and nothing is shown. */
const servicesApi = baseApi.enhanceEndpoints({ addTagTypes: ['Service'] }).injectEndpoints({
  endpoints: (build) => ({
    listServices: build.query<Service[], void>({
      query: () => SERVICE_PATHS.list,
      transformResponse: (answer) => listOf(answer, 'services').map(toService),
      providesTags: listTags('Service'),
    }),
    createService: build.mutation<Service, { input: ServiceBody }>({
      query: ({ input }) => ({
        url: SERVICE_PATHS.list,
        method: 'POST',
        body: input,
      }),
      transformResponse: (answer) => toService(objectOf(answer, 'service')),
      invalidatesTags: (_service, error) => staleListTags('Service', error),
    }),
    updateService: build.mutation<Service, { id: string; input: ServiceBody }>({
      query: ({ id, input }) => ({ url: SERVICE_PATHS.one(id), method: 'PUT', body: input }),
      transformResponse: (answer) => toService(objectOf(answer, 'service')),
      // Appointments show its name and colour.
      invalidatesTags: (_service, error) => [
        ...staleListTags('Service', error),
        ...staleListTags('Appointment', error),
      ],
    }),
    deleteService: build.mutation<null, string>({
      query: (id) => ({ url: SERVICE_PATHS.one(id), method: 'DELETE' }),
      transformResponse: () => null,
      invalidatesTags: (_answer, error) => staleListTags('Service', error),
    }),
  }),
});

export const {
  useListServicesQuery,
  useCreateServiceMutation,
  useUpdateServiceMutation,
  useDeleteServiceMutation,
} = servicesApi;
