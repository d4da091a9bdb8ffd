export { ROUTES, RUN_PARAM } from './paths';
export { PUBLIC_ROUTES } from './publicPaths';
export type { ScreenModule, ScreenRoute } from './screenRoute';
export { RECORD_TABS, type RecordTab, recordRun, recordTab, recordTabOf } from './recordTabs';
export {
  emailOfSignInState,
  invitationOfState,
  leftScreenState,
  openedInvitationState,
  screenOfSignInState,
  signInState,
} from './signInState';
