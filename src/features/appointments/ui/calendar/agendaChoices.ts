import type { AgendaColumns } from '../../slice';

/** A therapist or a room to choose. */
export interface Choice {
  id: string;
  name: string;
}

/** What the backend offers for columns, and for moves between them. */
export interface AgendaChoices {
  therapists: readonly Choice[];
  rooms: readonly Choice[];
  /** The therapist whose own agenda it is; with those of covered colleagues, each has a column. */
  own?: Choice | undefined;
  /** Whether the server can give an appointment another therapist. */
  changesTherapist: boolean;
  /** Not answered yet. */
  isLoading: boolean;
}

export const NO_CHOICES: AgendaChoices = {
  therapists: [],
  rooms: [],
  changesTherapist: false,
  isLoading: false,
};

/** The columns that can be shown: a single therapist needs none, and rooms need at least one. */
export const offersColumns = ({ therapists, rooms }: AgendaChoices): Exclude<AgendaColumns, ''>[] => [
  ...(therapists.length > 1 ? (['therapist'] as const) : []),
  ...(rooms.length > 0 ? (['room'] as const) : []),
];

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
