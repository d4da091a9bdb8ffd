export { useSubmit, type SubmitOptions } from './useSubmit';
