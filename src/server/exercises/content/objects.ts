import type { FigureProp } from '@/contract/figure';

/** Objects shared by many figures, in their usual places. */
export const CHAIR: FigureProp = { kind: 'chair' };
export const STOOL: FigureProp = { kind: 'stool' };
/** A chair in front, whose back both hands hold. */
export const CHAIR_AHEAD: FigureProp = { kind: 'chair', at: [56, 0, 0] };
export const MAT: FigureProp = { kind: 'mat' };
export const WALL_AHEAD: FigureProp = { kind: 'wall', at: [54, 0, 0] };
export const WALL_BEHIND: FigureProp = { kind: 'wall', at: [-16, 0, 0] };
export const RAIL: FigureProp = { kind: 'rail', at: [40, 0, 0] };
/** Under the head of a person lying on their back. */
export const HEAD_PILLOW: FigureProp = { kind: 'pillow', at: [-64, 0, 0], size: [34, 7, 42] };
/** Under the head of a person lying on their left side. */
export const SIDE_PILLOW: FigureProp = { kind: 'pillow', at: [64, 0, 0], size: [30, 9, 40] };

/** Hands on the back of the chair or rail ahead. */
export const HOLD_AHEAD = [37, 90, 15] as const;
