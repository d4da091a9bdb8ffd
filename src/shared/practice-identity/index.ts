export {
  useGetPracticeIdentityQuery,
  useLegalIdentity,
  usePracticeIdentity,
  useSavePracticeLogoMutation,
} from './api';
export { PracticeLetterhead } from './PracticeLetterhead';
export { PracticeMark } from './PracticeMark';
