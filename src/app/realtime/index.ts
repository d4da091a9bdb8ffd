export { realtimeDomain } from './domain';
