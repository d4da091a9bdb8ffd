import { untoldOf, type KnownEvent, type KnownRow } from './known';

const NOW = new Date('2026-11-23T09:00:00Z');
const TO = new Date('2026-11-24T23:00:00Z');
/** One start of an hour of the 24th. */
const at = (hour: number) => new Date(Date.UTC(2026, 10, 24, hour));
const ago = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000);

interface Happened {
  minutesAgo: number;
  startsAt: Date;
  kind?: KnownEvent['kind'];
  status?: KnownEvent['status'];
  via?: KnownEvent['via'];
}
/** How it is to be told, of an appointment to which this happened, the oldest first. */
function told(
  row: Partial<KnownRow>,
  happened: readonly Happened[],
  mails: Partial<Parameters<typeof untoldOf>[1]['mails']> = {},
) {
  const events = happened.map(({ minutesAgo, ...event }) => ({
    ...{ kind: 'MOVED' as const, status: 'SCHEDULED' as const, via: null, at: ago(minutesAgo) },
    ...event,
  }));
  return untoldOf(
    { status: 'SCHEDULED', startsAt: at(18), deletedAt: null, ...row },
    { events: events.reverse(), mails: { sent: [], leavesAt: null, ...mails } },
    { now: NOW, to: TO },
  );
}
const BOOKED = { kind: 'BOOKED', minutesAgo: 600, startsAt: at(8) } as const;
const OFF = { status: 'CANCELLED', startsAt: at(8) } as const;
const CANCELLED = { ...OFF, kind: 'STATUS', minutesAgo: 5 } as const;

it('takes the latest start that stood for more than a moment, and none that the patient does not know any more', () => {
  const moved: Happened[] = [
    BOOKED,
    { minutesAgo: 300, startsAt: at(12) },
    { minutesAgo: 5, startsAt: at(18) },
  ];
  expect(told({}, moved)).toEqual({ expected: at(12) });
  expect(told({}, [...moved.slice(0, 2), { minutesAgo: 295, startsAt: at(18) }])).toEqual({
    expected: at(8),
  });
  const byMail = { sent: [{ at: ago(500), startsAt: at(8) }] };
  expect(told({}, moved, byMail)).toEqual({ expected: at(12) });
  expect(told({}, moved, { sent: [{ at: ago(1), startsAt: at(18) }] })).toBeUndefined();
});

it('counts what stood in two pieces between which only the place changed', () => {
  const pieces: Happened[] = [
    { ...BOOKED, minutesAgo: 13 },
    { minutesAgo: 7, startsAt: at(8) },
  ];
  expect(told(OFF, [...pieces, { ...CANCELLED, minutesAgo: 1 }])).toEqual({ expected: at(8) });
});

it('takes what was booked before events were kept for what the patient counts on', () => {
  expect(told(OFF, [CANCELLED])).toEqual({ expected: at(8) });
  expect(told({ startsAt: at(8), deletedAt: ago(5) }, [])).toEqual({ expected: at(8) });
  // Given to them with another start: the former one was somebody else's.
  expect(told(OFF, [{ minutesAgo: 7, startsAt: at(8) }, CANCELLED])).toBeUndefined();
});

it('takes a mail that was on its way while it was cancelled as told before', () => {
  const mails = { sent: [{ at: ago(4), startsAt: at(8) }] };
  expect(told(OFF, [BOOKED, CANCELLED], mails)).toEqual({ expected: at(8) });
});

it('lets a mail tell it that leaves before each start on which the patient may count', () => {
  const moved: Happened[] = [
    BOOKED,
    { minutesAgo: 300, startsAt: at(6) },
    { minutesAgo: 5, startsAt: at(18) },
  ];
  expect(told({}, moved, { leavesAt: at(5) })).toBeUndefined();
  expect(told({}, moved, { leavesAt: at(7) })).toEqual({ expected: at(6) });
});

it('leaves what has begun by now, and what was expected after these days', () => {
  const later = new Date(TO.getTime() + 60_000);
  expect(told(OFF, [{ ...BOOKED, startsAt: ago(1) }, CANCELLED])).toBeUndefined();
  expect(
    told({ status: 'CANCELLED', startsAt: later }, [{ ...BOOKED, startsAt: later }, CANCELLED]),
  ).toBeUndefined();
  expect(told({ startsAt: ago(30) }, [BOOKED, { minutesAgo: 60, startsAt: ago(30) }])).toBeUndefined();
});

it('says of a deleted one what it would of a cancelled one, and nothing once that was told', () => {
  const deleted = { startsAt: at(8), deletedAt: ago(5) };
  expect(told(deleted, [BOOKED])).toEqual({ expected: at(8) });
  const noted = { ...OFF, kind: 'TOLD', minutesAgo: 2, via: 'CALL' } as const;
  expect(told(deleted, [BOOKED, noted])).toBeUndefined();
});
