export { WeekFields, type WeekFieldsProps } from './WeekFields';
