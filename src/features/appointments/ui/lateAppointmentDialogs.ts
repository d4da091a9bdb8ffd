/**
 * Downloads what opens from an appointment of the list or the calendar. One `import()` for both, because two
 * of them would become two files with the same content.
 */
export const appointmentDialogs = () => import('./appointmentDialogs');
