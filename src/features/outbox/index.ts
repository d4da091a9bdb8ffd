export { MailFailuresCard } from './ui/MailFailuresCard';
export { MailTextsCard } from './ui/MailTextsCard';
export { TestMailCard } from './ui/TestMailCard';
