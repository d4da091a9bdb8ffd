import type { Difficulty } from './enums';
import type { FigureSpec } from './figure';

/** Spec §3 Exercise; the fields from `region` on are our server's own gain and optional everywhere. */
export interface Exercise {
  id: string;
  name: string;
  description: string;
  category: string;
  difficulty: Difficulty;
  equipment: string | null;
  instructions: string;
  videoUrl: string | null;
  imageUrl: string | null;
  /** Seconds. */
  duration: number | null;
  sets: number | null;
  reps: number | null;
  /** Seconds of rest between sets, the library's proposal. */
  restTime?: number | null;
  region?: string | null;
  aim?: string | null;
  startingPosition?: string | null;
  steps?: string[] | null;
  commonMistakes?: string[] | null;
  precautions?: string[] | null;
  figure?: FigureSpec | null;
  figureAlt?: string | null;
  /** Whether the asking user may change it: its author or an ADMIN. */
  editable?: boolean;
}

/** One row of the lists of categories, difficulties and frequencies. */
export interface Option {
  value: string;
  label: string;
}
