/**
 * Books appointments around both clock changes of 2027 in practices of three zones, and looks for each of them wherever a
 * person would: answer, list of the day, calendar, feed, session, mail of the booking, reminder. What the clock of the
 * practice shows is asked of `Intl` here, and of nothing of ours. Prints how many were booked, and what does not agree.
 * `practiceZones.qa.test.ts` runs it on hosts of several zones.
 */
import { testServer } from '@/server/testing/testServer';
import { instantOf, wallClockOf } from '@/contract/common/practiceTime';

const ZONES = ['Atlantic/Canary', 'Europe/Madrid', 'America/Bogota'];
const CHANGES = ['2027-03-28T01:00:00Z', '2027-10-31T01:00:00Z'].map((text) => Date.parse(text));
const HOUR = 3_600_000;

function shownIn(zone: string, instant: Date) {
  const parts = Object.fromEntries(
    new Intl.DateTimeFormat('es', {
      ...{
        timeZone: zone,
        hourCycle: 'h23',
        weekday: 'long',
        year: 'numeric',
        month: 'long',
        day: 'numeric',
      },
      ...{ hour: '2-digit', minute: '2-digit' },
    })
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  ) as Record<Intl.DateTimeFormatPartTypes, string>;
  return {
    date: new Intl.DateTimeFormat('sv', { timeZone: zone }).format(instant),
    time: `${parts.hour}:${parts.minute}`,
    spoken: `${parts.weekday}, ${parts.day} de ${parts.month} a las ${parts.hour}:${parts.minute}`,
    hour: Number(parts.hour),
  };
}

/** Starts every half hour from twelve hours before a change until twelve after it. */
const startsAround = (change: number) =>
  Array.from({ length: 49 }, (_, half) => new Date(change + (half - 24) * (HOUR / 2)));

async function practiceIn(zone: string, change: number) {
  const server = await testServer({ settings: { timeZone: zone } });
  const wrong: unknown[] = [];
  const expect = (what: string, start: Date, found: unknown, wanted: unknown) => {
    if (JSON.stringify(found) !== JSON.stringify(wanted))
      wrong.push([zone, what, start.toISOString(), found, wanted]);
  };
  const booked = instantOf(wallClockOf(new Date(change - 20 * 24 * HOUR), zone).date, '10:00', zone);
  server.clock.set(booked);
  const ana = await server.signIn('THERAPIST');
  const address = (await server.call(ana, 'POST /api/calendar/feed')).body.url as string;

  const bookings: { start: Date; email: string }[] = [];
  for (const start of startsAround(change)) {
    const { date, time } = shownIn(zone, start);
    // Of an hour that comes twice only the first can be written as a day and a time.
    const isSecond = shownIn(zone, new Date(start.getTime() - HOUR)).time === time;
    if (isSecond) continue;
    const email = `p${bookings.length}@correo.es`;
    const { id: patientId } = await server.addPatient(ana, { email });
    const kept = { date, time, patientId, duration: 30 };
    const { status, body } = await server.call(ana, 'POST /api/appointments', {
      ...{ ...kept, type: 'TREATMENT', notes: '', outsideHours: true },
    });
    expect('booking', start, [status, Date.parse(body.appointment?.date)], [201, start.getTime()]);
    expect('its wall clock', start, body.appointment?.date.slice(0, 16), `${date}T${time}`);
    const session = await server.call(ana, 'POST /api/sessions', { ...kept, treatmentType: 'Manual' });
    expect('session', start, [session.status, Date.parse(session.body.data?.date)], [201, start.getTime()]);
    bookings.push({ start, email });
  }

  const starts = bookings.map(({ start }) => start.getTime());
  const listed = async (startDate: string, endDate = startDate) =>
    (
      await server.call(ana, `GET /api/appointments?startDate=${startDate}&endDate=${endDate}`)
    ).body.appointments.map(({ date }: { date: string }) => Date.parse(date));
  const days = [...new Set(bookings.map(({ start }) => shownIn(zone, start).date))];
  expect('calendar', new Date(change), (await listed(days[0]!, days.at(-1))).sort(), [...starts].sort());
  for (const day of days) {
    const ofDay = bookings.filter(({ start }) => shownIn(zone, start).date === day);
    expect(
      `list of ${day}`,
      new Date(change),
      (await listed(day)).sort(),
      ofDay.map(({ start }) => start.getTime()),
    );
  }

  server.clock.set(new Date(change - 10 * 24 * HOUR));
  const feed = String((await server.call(null, `GET /${new URL(address).pathname.slice(1)}`)).body);
  const inFeed = [...feed.matchAll(/DTSTART:(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z/g)].map(
    ([, year, month, day, hour, minute]) => Date.parse(`${year}-${month}-${day}T${hour}:${minute}:00Z`),
  );
  expect('feed', new Date(change), inFeed.sort(), [...starts].sort());

  // The mail of the booking, and from three days before on an hour at a time: the reminders.
  server.clock.set(new Date(booked.getTime() + HOUR));
  await server.app.outbox.deliverDue();
  const mailTo = (email: string) => server.mails.filter(({ to }) => to === email).map(({ text }) => text);
  for (const { start, email } of bookings)
    expect(
      'mail',
      start,
      mailTo(email).map((text) => text.includes(shownIn(zone, start).spoken)),
      [true],
    );
  server.mails.length = 0;
  for (let at = change - 72 * HOUR; at < change + 12 * HOUR; at += HOUR) {
    server.clock.set(new Date(at));
    if ((await server.app.outbox.deliverDue()) > 0) {
      const { hour } = shownIn(zone, new Date(at));
      if (hour < 9 || hour >= 21) expect('hour of a reminder', new Date(at), hour, 'from 9 to 21');
    }
  }
  for (const { start, email } of bookings) {
    const texts = mailTo(email);
    if (texts.length === 0) expect('reminder', start, 'none', 'one');
    for (const text of texts) expect('reminder', start, text.includes(shownIn(zone, start).spoken), true);
  }
  await server.close();
  return { count: bookings.length, wrong };
}

async function main() {
  const results = [];
  for (const zone of ZONES) for (const change of CHANGES) results.push(await practiceIn(zone, change));
  console.log(
    JSON.stringify({
      counts: results.map(({ count }) => count),
      wrong: results.flatMap(({ wrong }) => wrong).slice(0, 3),
    }),
  );
}

void main();
