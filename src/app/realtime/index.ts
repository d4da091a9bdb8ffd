export { realtimeDomains } from './domain';
