export { SideChoice, type SideChoiceProps } from './SideChoice';
