export { keyHeader } from './keyHeader';
export { submissionKeys } from './submissionKeys';
