import { DEFAULT_TIME_ZONE } from '@/contract/common/constants';
import { isTimeZone } from '@/contract/common/formats';
import { RETENTION_YEARS } from '@/contract/retention';
import type { LegalIdentity, PracticeIdentity } from '@/contract/practiceAnswers';
import { logoBytes } from '@/contract/practiceLogo';
import { FORMALITIES, PRACTICE_PATHS } from '@/contract/practice';
import type { LogoBody } from '@/contract/practiceSchemas';
import { numberOf, objectOf, optionalTextOf, textOf } from '@/shared/api/answers';
import { baseApi } from '@/shared/api/baseApi';
import { useCapability } from '@/shared/capabilities';
import { selectUser } from '@/shared/identity/slice';
import { useAppSelector } from '@/shared/redux';

/** Cache time in seconds: a practice changes its name a few times in its life. */
const KEPT = 24 * 60 * 60;

/** A picture in the text of an answer; anything else would be an address that the browser opens. */
const logoOf = (value: unknown): string | null => {
  const logo = textOf(value);
  return logo && logoBytes(logo) ? logo : null;
};

export const toIdentity = (answer: unknown): PracticeIdentity => {
  const raw = objectOf(answer, 'identity');
  const timeZone = textOf(raw.timeZone);
  return {
    name: optionalTextOf(raw.name),
    logo: logoOf(raw.logo),
    address: optionalTextOf(raw.address),
    phone: optionalTextOf(raw.phone),
    email: optionalTextOf(raw.email),
    controller: optionalTextOf(raw.controller),
    controllerContact: optionalTextOf(raw.controllerContact),
    retentionYears: numberOf(raw.retentionYears, RETENTION_YEARS),
    formality: FORMALITIES.find((one) => one === raw.formality) ?? 'TU',
    timeZone: isTimeZone(timeZone) ? timeZone : DEFAULT_TIME_ZONE,
  };
};

const toLegalIdentity = (answer: unknown): LegalIdentity => {
  const raw = objectOf(answer, 'legal');
  return { taxId: optionalTextOf(raw.taxId), healthRegistration: optionalTextOf(raw.healthRegistration) };
};

/** Only our server has these routes. Elsewhere they fail, and everything looks as without them. */
const identityApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getPracticeIdentity: build.query<PracticeIdentity, void>({
      query: () => ({ url: PRACTICE_PATHS.identity, keepSession: true }),
      transformResponse: toIdentity,
      providesTags: ['PracticeSettings'],
      keepUnusedDataFor: KEPT,
    }),
    getLegalIdentity: build.query<LegalIdentity, void>({
      query: () => PRACTICE_PATHS.legalIdentity,
      transformResponse: toLegalIdentity,
      providesTags: ['PracticeSettings'],
      keepUnusedDataFor: KEPT,
    }),
    savePracticeLogo: build.mutation<PracticeIdentity, LogoBody>({
      query: (body) => ({ url: PRACTICE_PATHS.logo, method: 'PUT', body }),
      transformResponse: toIdentity,
      invalidatesTags: (_identity, error) => (error ? [] : ['PracticeSettings']),
    }),
  }),
});

export const { useGetPracticeIdentityQuery, useSavePracticeLogoMutation } = identityApi;

/** What the practice says of itself; undefined until it is known, and on other backends. */
export const usePracticeIdentity = (): PracticeIdentity | undefined =>
  useGetPracticeIdentityQuery().currentData;

/** NIF and registro sanitario; undefined until known, before the sign-in, and on a backend that does not tell them. */
export function useLegalIdentity(): LegalIdentity | undefined {
  const isGuest = useAppSelector(selectUser) === null;
  const isTold = useCapability('legalIdentity', { skip: isGuest }) ?? false;
  return identityApi.useGetLegalIdentityQuery(undefined, { skip: isGuest || !isTold }).currentData;
}
