import { THERAPIST } from '@/shared/testing/people';

it('sends another origin the headers that are documented and no others, which it would have to allow', async () => {
  Object.assign(globalThis, { API_BASE_URL: 'https://otra.example' });
  // Read with the address, which a build sets.
  const { testStore } = await import('@/shared/testing/testStore');
  const { baseApi } = await import('./baseApi');
  const { keyHeader } = await import('./baseQuery');
  const { endpoints } = baseApi.injectEndpoints({
    endpoints: (build) => ({
      make: build.mutation<unknown, void>({
        query: () => ({ url: '/api/patients', method: 'POST', body: {} }),
      }),
      begin: build.mutation<unknown, void>({
        query: () => ({ url: '/api/routine-progress/start', method: 'POST', headers: keyHeader('own') }),
      }),
      ask: build.query<unknown, void>({ query: () => '/api/patients' }),
    }),
  });
  const { store, backend } = testStore({ user: THERAPIST });
  await store.dispatch(endpoints.make.initiate());
  await store.dispatch(endpoints.begin.initiate());
  await store.dispatch(endpoints.ask.initiate(undefined, { forceRefetch: true }));
  expect(backend.requests).toHaveLength(3);
  const sent = new Set(backend.requests.flatMap(({ headers }) => Object.keys(headers)));
  expect([...sent].sort()).toEqual(['accept', 'authorization', 'content-type']);
});
