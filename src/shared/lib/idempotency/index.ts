export { keyHeader } from './keyHeader';
