export type { Correctable, EarlierVersion, RecordCopy, RecordRow } from './answers';
