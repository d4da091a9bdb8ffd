export {
  identitySlice,
  loggedOut,
  selectIdentityStatus,
  selectIsExpired,
  selectIsResumed,
  selectUser,
  sessionEnded,
  sessionExpired,
  sessionFound,
  sessionStarted,
  signedOutElsewhere,
  userUpdated,
  type IdentityState,
} from './slice';
export {
  clearStoredSession,
  readStoredSession,
  toUser,
  writeStoredSession,
  type StoredSession,
} from './storage';
export { createVault, type SealedSecret, type Vault } from './vault';
