export { AuthProvider, useAuth, type Auth } from './AuthProvider';
export { afterLogin } from './afterLogin';
export { authDomain } from './domain';
export { appStarted } from './listeners';
export {
  invitationAccepted,
  resetLinkRefused,
  secondFactorAsked,
  selectGranted,
  selectResetLinkRefused,
  selectSignInStep,
  signInRestarted,
} from './slice';
export { useAccessScreen } from './useAccessScreen';
export { LoginForm } from './ui/LoginForm';
export { RoleGate, type Audience } from './ui/RoleGate';
export { NewPasswordForm } from './ui/NewPasswordForm';
export { PasswordResetRequestForm } from './ui/PasswordResetRequestForm';
export { RegisterForm } from './ui/RegisterForm';
export { SecondFactorForm } from './ui/SecondFactorForm';
export { SecuritySection } from './ui/SecuritySection';
