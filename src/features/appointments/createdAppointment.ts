/** An appointment that was just created. */
export interface CreatedAppointment {
  id: string;
  /** Its day in the practice's time zone, `YYYY-MM-DD`. */
  date: string;
}

/** Navigation state that makes the agenda show the new appointment; `undefined` without an id. */
export const createdState = (created: CreatedAppointment) =>
  created.id ? { createdAppointment: created } : undefined;

/** Reads the created appointment from the state of a history entry. */
export function createdIn(state: unknown): CreatedAppointment | null {
  const created = (state as { createdAppointment?: Partial<CreatedAppointment> } | null)?.createdAppointment;
  return created?.id && created.date ? { id: created.id, date: created.date } : null;
}
