import { createContext, useContext } from 'react';
import type { Appointment } from '@/contract/appointments/entities';
import type { WallSlot } from '@/contract/appointments/time';
import type { OutsideReason } from '@/contract/hours/outside';

/** A therapist, as far as an appointment tells; of a new appointment only the patient is known. */
export type Whose =
  NonNullable<Appointment['therapist']> | { id?: string; name?: string; patientId?: string };

export interface OutsideHours {
  /** Why a time lies outside the hours; null if it lies within them, or the hours are unknown. */
  reasonOf: (slot: WallSlot, whose?: Whose) => Promise<OutsideReason | null>;
  /** Resolves to whether the time may be taken: it lies within the hours, or the person said so. */
  ask: (slot: WallSlot, whose?: Whose) => Promise<boolean>;
}

/** Why some times lie outside the hours, by `slotKey`. */
export type OutsideSlots = Readonly<Record<string, OutsideReason | null>>;

export const slotKey = ({ date, time }: Pick<WallSlot, 'date' | 'time'>): string => `${date} ${time}`;

/** What the parts inside an `OutsideQuestion` know of the hours. */
export const OutsideHoursContext = createContext<OutsideHours>({
  reasonOf: () => Promise.resolve(null),
  ask: () => Promise.resolve(true),
});

/** Asks before an appointment is given outside the hours. Without an `OutsideQuestion` around, nothing asks. */
export const useOutsideHours = (): OutsideHours => useContext(OutsideHoursContext);
