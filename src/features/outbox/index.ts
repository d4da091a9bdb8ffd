export { MailFailuresCard } from './ui/MailFailuresCard';
export { TestMailCard } from './ui/TestMailCard';
