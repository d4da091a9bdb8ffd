/** Distance in px from the scroller's edge at which a drag scrolls, and by how much a frame. */
const EDGE_PX = 40;
const SCROLL_PX = 10;

/** A place on the screen, in px. */
export interface Point {
  x: number;
  y: number;
}

/** Scrolls while the pointer is near an edge of the scroller. */
function edgeScroll(scroller: Element, { x, y }: Point): boolean {
  const box = scroller.getBoundingClientRect();
  const step = (at: number, low: number, high: number) =>
    at < low + EDGE_PX ? -SCROLL_PX : at > high - EDGE_PX ? SCROLL_PX : 0;
  const [left, top] = [step(x, box.left, box.right), step(y, box.top, box.bottom)];
  if (!left && !top) return false;
  const before = [scroller.scrollLeft, scroller.scrollTop];
  scroller.scrollBy(left, top);
  return before[0] !== scroller.scrollLeft || before[1] !== scroller.scrollTop;
}

/** Scrolls as long as the pointer stays near an edge. Returns what stops it. */
export function keepScrolling(scroller: Element, at: () => Point, onScrolled: () => void): () => void {
  let frame = 0;
  const look = () => {
    if (edgeScroll(scroller, at())) onScrolled();
    frame = requestAnimationFrame(look);
  };
  frame = requestAnimationFrame(look);
  return () => cancelAnimationFrame(frame);
}
