export { DateField } from './DateField';
export { dateParts, timeParts } from './dateParts';
export type { DateFieldProps } from './dateProps';
export { DateSegments, type DateSegmentsProps } from './DateSegments';
export { readDate, writeDate } from './dateValue';
export { SegmentedField } from './SegmentedField';
export { WaitingSegments } from './WaitingSegments';
