/** A free slot that was clicked or dragged over. `duration` is in minutes and set only after a drag. */
export interface FreeSlot {
  date: string;
  time: string;
  duration?: number;
  /** The room's column that it belongs to; `null` for none. */
  roomId?: string | null;
  /** The therapist's column that it belongs to. */
  therapistId?: string;
}
