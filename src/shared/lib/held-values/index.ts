export { heldValues } from './heldValues';
