export { NewPasswordPage } from './ui/NewPasswordPage';
export { PasswordResetPage } from './ui/PasswordResetPage';
