/** Said after a hard stop. */
export const STOPPED_TEXT = 'Rutina parada. Descansa: tu fisioterapeuta lo verá.';
