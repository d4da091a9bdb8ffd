export type {
  AuthSession,
  LoginChallenge,
  SecondFactorSetup,
  SecondFactorState,
  User,
  UserSession,
} from './answers';
