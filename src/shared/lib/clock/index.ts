export { tellClock, useNow } from './useNow';
