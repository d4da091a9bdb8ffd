export { DateField, type DateFieldProps } from './DateField';
export { DateSegments, type DateSegmentsProps } from './DateSegments';
export { readDate, writeDate } from './dateValue';
export { SegmentedField } from './SegmentedField';
export { useWholeDate } from './useWholeDate';
export { useWholeValue } from './useWholeValue';
