/** An appointment that was just made. */
export interface CreatedAppointment {
  id: string;
  /** Day of the practice on which it is. */
  date: string;
}

/** State to navigate to the agenda with, so that it shows the new appointment where it is. */
export const createdState = (created: CreatedAppointment) =>
  created.id ? { createdAppointment: created } : undefined;

/** The appointment that was just made, from the state of a history entry. */
export function createdIn(state: unknown): CreatedAppointment | null {
  const created = (state as { createdAppointment?: Partial<CreatedAppointment> } | null)?.createdAppointment;
  return created?.id && created.date ? { id: created.id, date: created.date } : null;
}
