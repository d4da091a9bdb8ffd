export { prefetchCapabilities, useCapability } from './api';
