/** What opens from an appointment of the list or the calendar: one download for both. */
export { AskedDialog } from './AskedDialog';
export { AppointmentDialog } from './calendar/AppointmentDialog';
export { TellDialog } from './TellDialog';
