/** Toast after a stop because of pain. */
export const STOPPED_TEXT = 'Rutina parada. Descansa: tu fisioterapeuta lo verá.';
