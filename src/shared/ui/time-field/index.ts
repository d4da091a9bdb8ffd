export { TimeField } from './TimeField';
export type { TimeFieldProps } from './timeProps';
