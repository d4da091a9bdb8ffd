import { createContext, useContext } from 'react';
import type { Appointment } from '@/contract/appointmentAnswers';
import type { WallSlot } from '@/contract/appointmentTime';

/** A therapist, as far as an appointment tells; of a new appointment only the patient is known. */
export type Whose =
  NonNullable<Appointment['therapist']> | { id?: string; name?: string; patientId?: string };

export interface OutsideHours {
  /** Why a time lies outside the hours, in words; null if it lies within them, or the hours are unknown. */
  reasonOf: (slot: WallSlot, whose?: Whose) => Promise<string | null>;
  /** Resolves to whether the time may be taken: it lies within the hours, or the person said so. */
  ask: (slot: WallSlot, whose?: Whose) => Promise<boolean>;
}

/** What the parts inside an `OutsideQuestion` know of the hours. */
export const OutsideHoursContext = createContext<OutsideHours>({
  reasonOf: () => Promise.resolve(null),
  ask: () => Promise.resolve(true),
});

/** Asks before an appointment is given outside the hours. Without an `OutsideQuestion` around, nothing asks. */
export const useOutsideHours = (): OutsideHours => useContext(OutsideHoursContext);
