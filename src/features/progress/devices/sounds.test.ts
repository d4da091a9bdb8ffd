import { createSounds } from './sounds';

/** A device whose audio stands still until it is woken in a tap, as the browser asks for. */
function device(state: string) {
  const played: number[] = [];
  const waiting: (() => void)[] = [];
  const node = { connect: (next: unknown) => next, start: () => undefined, stop: () => undefined };
  const context = {
    currentTime: 0,
    state,
    destination: {},
    createOscillator: () => ({
      ...node,
      frequency: {
        set value(pitch: number) {
          played.push(pitch);
        },
      },
    }),
    createGain: () => ({
      ...node,
      gain: { setValueAtTime: () => undefined, exponentialRampToValueAtTime: () => undefined },
    }),
    resume: () => new Promise<void>((resolve) => waiting.push(resolve)),
    close: jest.fn(() => Promise.resolve()),
  };
  const scope = { AudioContext: jest.fn(() => context) } as unknown as typeof globalThis;
  return {
    sounds: createSounds(scope),
    played,
    close: context.close,
    wake: async () => {
      context.state = 'running';
      for (const resume of waiting.splice(0)) resume();
      await jest.advanceTimersByTimeAsync(0);
    },
    isAsked: () => waiting.length > 0,
  };
}

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-20T10:00:00Z') });
});

it.each(['suspended', 'interrupted'])('goes on at a tap where the device is %s', async (state) => {
  const { sounds, played, wake, isAsked } = device(state);
  sounds.unlock();
  expect(isAsked()).toBe(true);
  await wake();
  sounds.play('rep');
  expect(played).toEqual([520]);
});

it('plays the tone of the moment when the device wakes, and none of those that went by', async () => {
  const { sounds, played, wake } = device('suspended');
  sounds.play('done');
  await jest.advanceTimersByTimeAsync(10_000);
  sounds.play('rep');
  await jest.advanceTimersByTimeAsync(100);
  await wake();
  expect(played).toEqual([520]);
});

it('lets the tones of the end be heard before it releases the device', async () => {
  const { sounds, close } = device('running');
  sounds.play('done');
  sounds.close();
  await jest.advanceTimersByTimeAsync(600);
  expect(close).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(400);
  expect(close).toHaveBeenCalledTimes(1);
});
