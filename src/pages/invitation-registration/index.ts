export { InvitationRegistrationPage } from './ui/InvitationRegistrationPage';
