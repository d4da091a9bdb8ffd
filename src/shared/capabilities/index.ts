export { prefetchCapabilities, useCapability, useServerClock } from './api';
