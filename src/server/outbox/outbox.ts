import { appointmentLinkPage } from '@/contract/appointmentLinks';
import type { MessageFailure } from '@/contract/outbox';
import { linkTokenOf } from '../auth/tokens';
import type { Database } from '../db/database';
import { isDeferral, isRefusalOfMail, loggedFailure } from '../mail/mailer';
import { practiceRepository } from '../practice/repository';
import { mailSender, type PracticeSender, settingsOfPractice } from '../practice/queries';
import { createAccountMails, type AccountMailOptions } from './accountMails';
import {
  daysFrom,
  isQuiet,
  LEASE_MS,
  remindersOf,
  retryAt,
  sortWaiting,
  standingOf,
  type Sorting,
} from './due';
import { appointmentMail } from './letter';
import { textsOf, textsRepository } from './textsRepository';
import { outboxRepository, type OutgoingMessage } from './repository';

/** Patients whose turn comes in one run. The next run goes on. */
const RUN = 500;

export interface OutboxOptions extends AccountMailOptions {
  /** Whether mails of appointments are written into the folder where there is no mail server. */
  keepsFiles: boolean;
}

/** Sends the messages that wait. Any number of processes may have one. */
export interface Outbox {
  /** Sends what is due and resolves to the number of mails that left. A second call while one works joins it. */
  deliverDue(): Promise<number>;
  /** Whether mails of appointments leave at all: the practice may switch them off, and they need a mail server. */
  isOn(db: Database): Promise<boolean>;
  /** Delivers every so many milliseconds. */
  start(everyMs: number): void;
  /** Sends no further mail. Resolves when the one being sent has ended. */
  stop(): Promise<void>;
}

/** One mail to a patient, taken by a worker. */
interface Parcel {
  patient: { id: string; name: string; email: string };
  messages: OutgoingMessage[];
}

/** By what a message that was tried and is no longer to be sent has failed. One that is still true lacks an address. */
const DROPPED = [
  ['late', 'UNREACHABLE'],
  ['off', 'SWITCHED_OFF'],
  ['outdated', 'OUTDATED'],
  ['due', 'NO_ADDRESS'],
] as const satisfies readonly [ReturnType<typeof standingOf>, MessageFailure][];

/** What is not needed is forgotten if nobody can have it; what was tried stays, with the reason. */
async function dropMessages(
  db: Database,
  drop: readonly OutgoingMessage[],
  { now, reminding }: Pick<Sorting, 'now' | 'reminding'>,
): Promise<void> {
  const repository = outboxRepository(db);
  const idsOf = (messages: readonly OutgoingMessage[]) => messages.map(({ id }) => id);
  await repository.forget(idsOf(drop.filter(({ attempts }) => attempts === 0)));
  const tried = drop.filter(({ attempts }) => attempts > 0);
  for (const [standing, failure] of DROPPED) {
    const dropped = tried.filter((message) => standingOf(message, now, reminding) === standing);
    await repository.markFailed(idsOf(dropped), failure, now);
  }
}

/**
 * Takes what is to be sent to the next patient, if anything is; `seen` are those whose turn it was. Whether a message is still
 * needed is asked here, in the transaction after which it is sent. A change that comes before takes the message back; one
 * that comes afterwards finds that it counts as told.
 */
function take(
  { db, authKey }: OutboxOptions,
  { now, timeZone, seen }: { now: Date; timeZone: string; seen: string[] },
): Promise<Parcel | 'nothing' | undefined> {
  return db.transaction(async (transaction) => {
    const repository = outboxRepository(transaction);
    const reminding = await settingsOfPractice(transaction);
    // Switched off since the run began: the next one sees to what waits.
    if (!reminding.appointmentMails) return undefined;
    const patient = await repository.holdNext(now, seen);
    if (!patient) return undefined;
    seen.push(patient.id);
    const waiting = await repository.waiting(patient.id);
    // Another worker is sending to them.
    if (waiting.some(({ leasedUntil }) => leasedUntil && leasedUntil > now)) return 'nothing';
    const { email } = patient;
    if (!email) {
      await dropMessages(transaction, waiting, { now, reminding });
      return 'nothing';
    }
    const { today, tomorrow } = daysFrom(now, timeZone);
    const mailedToday = await repository.wasMailedSince(patient.id, today);
    const { send, drop, postpone } = sortWaiting(waiting, { now, timeZone, mailedToday, reminding });
    await dropMessages(transaction, drop, { now, reminding });
    await repository.postpone(
      postpone.map(({ id }) => id),
      tomorrow,
    );
    if (send.length === 0) return 'nothing';
    await repository.begin(
      send.map(({ id }) => id),
      new Date(now.getTime() + LEASE_MS),
    );
    for (const { id, kind } of send)
      if (kind !== 'CANCELLED') await repository.openLink(id, linkTokenOf(authKey, id).tokenHash);
    return { patient: { ...patient, email }, messages: send };
  });
}

/** Notes that a mail has not left: for good, or until it is tried again. */
async function noteFailure(
  db: Database,
  messages: readonly OutgoingMessage[],
  { failure, now }: { failure: MessageFailure; now: Date },
): Promise<void> {
  const repository = outboxRepository(db);
  const ids = messages.map(({ id }) => id);
  if (failure === 'REFUSED') return repository.markFailed(ids, failure, now);
  const attempts = Math.max(...messages.map((message) => message.attempts)) + 1;
  return repository.postpone(ids, retryAt(attempts, now));
}

/** Sends one mail. Resolves to how that ended. */
async function deliver(
  { db, clock, mailer, timeZone, publicUrl, authKey, report }: OutboxOptions,
  from: PracticeSender,
  { patient, messages }: Parcel,
): Promise<'SENT' | 'DEFERRED' | MessageFailure> {
  const texts = textsOf(await textsRepository(db).all(), from.formality ?? 'TU');
  try {
    const mail = appointmentMail({
      ...{ from, timeZone: timeZone(), to: patient.email, patientName: patient.name, messages },
      texts,
      domain: new URL(publicUrl).hostname,
      linkOf: ({ id }) => `${publicUrl}${appointmentLinkPage(linkTokenOf(authKey, id).token)}`,
    });
    await mailer.send(mail);
  } catch (error) {
    const failure = isRefusalOfMail(error) ? 'REFUSED' : 'UNREACHABLE';
    report(`a mail of appointments could not be sent: ${loggedFailure(error)}`);
    await noteFailure(db, messages, { failure, now: clock.now() });
    return failure === 'UNREACHABLE' && isDeferral(error) ? 'DEFERRED' : failure;
  }
  const ids = messages.map(({ id }) => id);
  await outboxRepository(db).markSent(ids, patient.email, clock.now());
  return 'SENT';
}

const isOn = async (
  db: Database,
  { mailer, keepsFiles }: Pick<OutboxOptions, 'mailer' | 'keepsFiles'>,
): Promise<boolean> =>
  (mailer.isOutbox !== true || keepsFiles) && (await settingsOfPractice(db)).appointmentMails;

/** Writes the reminders of today, while nobody changes the hours by which they are due. */
const addReminders = ({ db, clock, timeZone }: OutboxOptions): Promise<void> =>
  db.transaction(async (transaction) => {
    await practiceRepository(transaction).hold();
    const { tomorrow } = daysFrom(clock.now(), timeZone());
    for (const reminder of remindersOf(await settingsOfPractice(transaction)))
      await outboxRepository(transaction).addReminders(reminder, clock.now(), tomorrow);
  });

async function run(options: OutboxOptions, isStopped: () => boolean): Promise<number> {
  const { db, clock, timeZone } = options;
  const repository = outboxRepository(db);
  if (isQuiet(clock.now(), timeZone())) return 0;
  if (!(await isOn(db, options))) {
    await repository.forgetDue(clock.now());
    return 0;
  }
  /** Read with the first mail, because its logo is large and most runs send none. */
  let from: PracticeSender | undefined;
  await addReminders(options);
  let sent = 0;
  for (const seen: string[] = []; seen.length < RUN && !isStopped();) {
    const now = clock.now();
    if (isQuiet(now, timeZone())) break;
    const parcel = await take(options, { now, timeZone: timeZone(), seen });
    if (!parcel) break;
    if (parcel === 'nothing') continue;
    from ??= await mailSender(db);
    const outcome = await deliver(options, from, parcel);
    if (outcome === 'SENT') sent += 1;
    // Nobody else's mail would leave either; the next run goes on.
    if (outcome === 'UNREACHABLE') break;
  }
  return sent;
}

export function createOutbox(options: OutboxOptions): Outbox {
  let running: Promise<number> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  const accountMails = createAccountMails(options);
  let linksGoFirst = false;
  /**
   * Sends links to accounts, for which somebody waits at night too, and mails of appointments. They take turns in going
   * first: a mail server with a quota would spend it all on several hundred invitations.
   */
  const runBoth = async () => {
    linksGoFirst = !linksGoFirst;
    const links = () => accountMails.deliverDue(() => isStopped);
    const ofAppointments = () => run(options, () => isStopped);
    const [first, second] = linksGoFirst ? [links, ofAppointments] : [ofAppointments, links];
    return (await first()) + (await second());
  };
  const deliverDue = () => {
    running ??= runBoth().finally(() => {
      running = undefined;
    });
    return running;
  };
  const deliverAlone = () =>
    void deliverDue().catch(() => options.report('the mails that wait could not be looked at'));
  return {
    deliverDue,
    isOn: (database) => isOn(database, options),
    start(everyMs) {
      timer = setInterval(deliverAlone, everyMs);
      timer.unref();
      deliverAlone();
    },
    async stop() {
      isStopped = true;
      clearInterval(timer);
      await running?.catch(() => undefined);
    },
  };
}
