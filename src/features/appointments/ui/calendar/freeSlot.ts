/** A free stretch that was clicked or dragged over; `duration` only where it was dragged. */
export interface FreeSlot {
  date: string;
  time: string;
  duration?: number;
}
