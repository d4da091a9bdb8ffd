export { RowChoice, type RowChoiceProps } from './RowChoice';
