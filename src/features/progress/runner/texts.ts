/** What to do when it hurts, after a stop and after a routine with more pain. */
export const REST_TEXT = 'Descansa: tu fisioterapeuta lo verá.';

/** Toast after a stop because of pain. */
export const STOPPED_TEXT = `Rutina parada. ${REST_TEXT}`;
