export { atMost } from './atMost';
