export { NewPasswordPage, type NewPasswordPageProps } from './ui/NewPasswordPage';
export { PasswordResetPage } from './ui/PasswordResetPage';
