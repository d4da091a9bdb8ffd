export { FailedScreen } from './FailedScreen';
