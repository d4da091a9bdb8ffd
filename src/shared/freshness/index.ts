export { dayDomain, dayTurned, useToday } from './day';
export { FRESH_ON_RETURN, freshUnlessMissing, KEEP_FRESH, useFailureToast } from './keepFresh';
