export type { FailedMessage, MailPreview, StoredMailText, TestMail } from './answers';
