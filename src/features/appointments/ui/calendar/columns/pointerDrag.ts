/** Movement in px after which a press is a drag and no longer a click. */
const THRESHOLD_PX = 4;
/** A finger that rests this long lifts an appointment; before that it scrolls. In milliseconds. */
const LONG_PRESS_MS = 400;
/** A resting finger trembles by fewer px than this. */
const TREMBLE_PX = 10;

export interface DragHandlers<Held> {
  /** What a press at this place would drag; null for nothing. */
  grip: (target: Element, at: Point) => Held | null;
  /** A press became a drag. */
  onLift: () => void;
  /** The pointer is dragging and now here. */
  onDrag: (held: Held, at: Point) => void;
  /** It was let go. */
  onDrop: (held: Held, at: Point) => void;
  /** Escape, another finger, or the browser took the pointer away. */
  onCancel: () => void;
}

interface Press<Held> {
  held: Held;
  pointerId: number;
  start: Point;
  last: Point;
  isTouch: boolean;
  isDragging: boolean;
}

const pointOf = ({ clientX, clientY }: PointerEvent): Point => ({ x: clientX, y: clientY });
const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);

/** The click that ends a drag would open what was dragged. Later clicks are none of it. */
function swallowClick() {
  const swallow = (event: Event) => {
    event.stopPropagation();
    event.preventDefault();
  };
  window.addEventListener('click', swallow, true);
  setTimeout(() => window.removeEventListener('click', swallow, true));
}

/** One press at a time, from pointer down to pointer up. */
class PressFollower<Held> {
  private press: Press<Held> | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private stopScrolling = () => {};

  constructor(
    private readonly surface: HTMLElement,
    private readonly scroller: Element,
    private readonly handlers: DragHandlers<Held>,
  ) {}

  readonly begin = (event: PointerEvent) => {
    if (this.press) return this.giveUp();
    if (event.button !== 0 || !(event.target instanceof Element)) return;
    const start = pointOf(event);
    const held = this.handlers.grip(event.target, start);
    if (held === null) return;
    const isTouch = event.pointerType === 'touch';
    this.press = { held, pointerId: event.pointerId, start, last: start, isTouch, isDragging: false };
    if (isTouch) this.timer = setTimeout(this.lift, LONG_PRESS_MS);
    for (const [name, listener] of this.whilePressed) window.addEventListener(name, listener, true);
  };

  /** Ends a drag without a drop. A press that has not moved stays a click. */
  readonly giveUp = () => {
    const wasDragging = this.press?.isDragging;
    this.release();
    if (wasDragging) this.handlers.onCancel();
  };

  /** Only a listener that is not passive can keep a lifted appointment from scrolling the page. */
  readonly keepFromScrolling = (event: TouchEvent) => {
    if (this.press?.isDragging) event.preventDefault();
  };

  private release() {
    clearTimeout(this.timer);
    this.stopScrolling();
    for (const [name, listener] of this.whilePressed) window.removeEventListener(name, listener, true);
    this.press = null;
  }

  private readonly lift = () => {
    const { press } = this;
    if (!press) return;
    press.isDragging = true;
    // Not before: a captured press would click on the surface instead of the appointment.
    this.surface.setPointerCapture(press.pointerId);
    this.handlers.onLift();
    const drag = () => this.handlers.onDrag(press.held, press.last);
    drag();
    this.stopScrolling = keepScrolling(this.scroller, () => press.last, drag);
  };

  private readonly move = (event: PointerEvent) => {
    const { press } = this;
    if (event.pointerId !== press?.pointerId) return;
    press.last = pointOf(event);
    if (press.isDragging) return this.handlers.onDrag(press.held, press.last);
    const moved = distance(press.start, press.last);
    if (!press.isTouch && moved > THRESHOLD_PX) this.lift();
    // The finger scrolls.
    if (press.isTouch && moved > TREMBLE_PX) this.giveUp();
  };

  private readonly end = (event: PointerEvent) => {
    const { press } = this;
    if (event.pointerId !== press?.pointerId) return;
    this.release();
    if (!press.isDragging) return;
    swallowClick();
    this.handlers.onDrop(press.held, pointOf(event));
  };

  private readonly escape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !this.press?.isDragging) return;
    event.stopPropagation();
    event.preventDefault();
    this.giveUp();
    window.addEventListener('pointerup', swallowClick, { capture: true, once: true });
  };

  private readonly whilePressed = Object.entries({
    pointermove: this.move,
    pointerup: this.end,
    pointercancel: this.giveUp,
    keydown: this.escape,
    blur: (event: Event) => {
      if (event.target === window) this.giveUp();
    },
    contextmenu: (event: Event) => {
      if (this.press?.isTouch) event.preventDefault();
    },
  }) as [string, (event: Event) => void][];
}

/**
 * Follows drags with mouse, pen and finger inside `surface`. A press that does not move stays a click, and Escape
 * gives up. Returns what stops it.
 */
export function followDrags<Held>(
  surface: HTMLElement,
  scroller: Element,
  handlers: DragHandlers<Held>,
): () => void {
  const follower = new PressFollower(surface, scroller, handlers);
  surface.addEventListener('pointerdown', follower.begin);
  surface.addEventListener('touchmove', follower.keepFromScrolling, { passive: false });
  return () => {
    follower.giveUp();
    surface.removeEventListener('pointerdown', follower.begin);
    surface.removeEventListener('touchmove', follower.keepFromScrolling);
  };
}

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
function keepScrolling(scroller: Element, at: () => Point, onScrolled: () => void): () => void {
  let frame = 0;
  const look = () => {
    if (edgeScroll(scroller, at())) onScrolled();
    frame = requestAnimationFrame(look);
  };
  frame = requestAnimationFrame(look);
  return () => cancelAnimationFrame(frame);
}
