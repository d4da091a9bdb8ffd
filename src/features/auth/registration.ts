import { AUTH_PATHS } from '@/contract/auth';
import type { User } from '@/contract/authAnswers';
import { baseApi } from '@/shared/api/baseApi';
import type { ApiExtra } from '@/shared/api/baseQuery';
import { announceSession, type LoginRequest, receiveSession } from './api';

/** Body of a registration. */
export interface RegisterRequest extends LoginRequest {
  name: string;
  phone: string;
}

/** Separate from `api.ts`, which is loaded with the first screen. */
const registrationApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** POST register; only therapists register publicly. */
    register: build.mutation<User, RegisterRequest>({
      queryFn: async ({ secret, name, email, phone }, api, _options, baseQuery) => {
        const { vault } = api.extra as ApiExtra;
        const result = await baseQuery({
          url: AUTH_PATHS.register,
          method: 'POST',
          body: { name, email, password: vault.open(secret), role: 'THERAPIST', phone },
          keepSession: true,
        });
        return result.error ? { error: result.error } : receiveSession(result.data, vault);
      },
      onQueryStarted: announceSession,
    }),
  }),
});

export const { useRegisterMutation } = registrationApi;
