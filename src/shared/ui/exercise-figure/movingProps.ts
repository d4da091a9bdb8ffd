import type { FigurePlace, FigureProp } from '@/contract/figure';
import { mix, type Vec } from './vector';

type Placed = Extract<FigurePlace, readonly number[]>;

const isInRoom = (place: FigurePlace | undefined): place is Placed => Array.isArray(place);
const vector = ([x = 0, y = 0, z = 0]: Placed): Vec => [x, y, z];

/** Whether two objects, one at the start and one at the end, are the same one that has been moved. */
const isMoved = (from: FigureProp, to: FigureProp): boolean =>
  from.only === 'start' &&
  to.only === 'end' &&
  from.kind === to.kind &&
  isInRoom(from.at) &&
  isInRoom(to.at) &&
  isInRoom(from.to) === isInRoom(to.to);

function between(from: FigureProp, to: FigureProp, t: number): FigureProp {
  const { only: _only, ...kept } = from;
  return {
    ...kept,
    at: mix(vector(from.at as Placed), vector(to.at as Placed), t),
    ...(isInRoom(from.to) && isInRoom(to.to) && { to: mix(vector(from.to), vector(to.to), t) }),
  };
}

/**
 * Objects at moment `t` (0 to 1) of a movement. An object drawn in one place at the start and in another at the end
 * goes from there to here; any other object of one panel is there for half of the way.
 */
export function propsAt(props: readonly FigureProp[], t: number): FigureProp[] {
  const taken = new Set<FigureProp>();
  return props.flatMap((prop) => {
    const goal = props.find((other) => isMoved(prop, other) && !taken.has(other));
    if (goal) {
      taken.add(goal);
      return [between(prop, goal, t)];
    }
    const isThere = !prop.only || (prop.only === 'start') === t < 0.5;
    return taken.has(prop) || !isThere ? [] : [prop];
  });
}
