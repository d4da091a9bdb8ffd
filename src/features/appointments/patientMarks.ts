import { createContext, type ReactNode, useContext } from 'react';

/**
 * Draws a mark beside a patient's name in the agenda; none by default. A context, because the table and the calendar
 * are drawn anew when a prop of theirs changes.
 */
export const PatientMarks = createContext<(patientId: string) => ReactNode>(() => null);

/** The mark of one patient. */
export const PatientMark = ({ patientId }: { patientId: string }) => useContext(PatientMarks)(patientId);
