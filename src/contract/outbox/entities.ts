export type { FailedMessage, TestMail } from './answers';
