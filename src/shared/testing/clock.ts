/** Each test of the file or block begins at this time, and its clock runs on by itself, so that what waits comes. */
export function clockStartsAt(time: string): void {
  beforeEach(() => {
    jest.useFakeTimers({
      now: new Date(time),
      advanceTimers: true,
      doNotFake: ['queueMicrotask', 'nextTick'],
    });
  });
}
