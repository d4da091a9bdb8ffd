import { randomUUID } from 'node:crypto';
import { DAY_MS, MINUTE_MS } from '@/contract/common/constants';
import { INVITATION_VALID_DAYS } from '@/contract/invitations';
import type { AccountMailKind, MessageFailure } from '@/contract/outbox';
import { STAFF_INVITATION_DAYS, staffLinkPage } from '@/contract/team';
import { spokenTime } from '../appointments/noticeText';
import { PASSWORD_RESET_MS } from '../auth/limits';
import { linkTokenOf } from '../auth/tokens';
import type { Clock } from '../clock';
import type { Database } from '../db/database';
import { isDeferral, isRefusalOfMail, loggedFailure, type Mail, type Mailer } from '../mail/mailer';
import { invitationMail, passwordResetMail, staffInvitationMail } from '../mail/templates';
import { mailSender, type PracticeSender } from '../practice/queries';
import { accountMailRepository, type AccountMail, type AccountMailCause } from './accountMailRepository';
import { LEASE_MS, retryAt } from './due';

/** How one attempt ended. */
type Attempt = 'SENT' | 'DEFERRED' | MessageFailure;

/**
 * Mails with the link by which somebody comes to their account. Their command writes them with the cause and sends them at
 * once; what does not leave then, a worker sends, at night too.
 */
export interface AccountMails {
  /** Makes the token of a mail that is to be written, of its id and the server's key. The cause keeps the hash. */
  draft(): { id: string; token: string; tokenHash: string };
  /** Address of the page that a token opens. */
  linkOf(kind: AccountMailKind, token: string): string;
  /** Writes the mail of a draft, in the transaction of its cause. */
  write(db: Database, mail: AccountMailCause & { id: string }, now: Date): Promise<void>;
  /** Sends a mail that was written just now. No transaction may be open meanwhile. */
  send(id: string): Promise<Attempt>;
  /**
   * Writes a mail in a transaction of its own and sends it, without making anybody wait. `write` returns the mail's id.
   * `onFailure` is told if it does not leave.
   */
  sendLater(write: (transaction: Database) => Promise<string>, onFailure: () => void): void;
  /** Sends what is due and resolves to the number of mails that left. */
  deliverDue(isStopped: () => boolean): Promise<number>;
  /** Resolves when what is sent without waiting has ended. */
  settled(): Promise<void>;
}

export interface AccountMailOptions {
  db: Database;
  clock: Clock;
  mailer: Mailer;
  /** Address of the application, without a trailing slash. */
  publicUrl: string;
  /** Key of the server, from which the tokens of links are made. */
  authKey: Uint8Array;
  /** Time zone of the practice, which the set-up decides while the server runs. */
  timeZone: () => string;
  /** Logs a failure. The text contains nothing personal. */
  report: (failure: string) => void;
}

const PAGES: Record<AccountMailKind, (token: string) => string> = {
  INVITATION: (token) => `/register/invitation/${token}`,
  STAFF_INVITATION: staffLinkPage,
  PASSWORD_RESET: (token) => `/login#reset=${token}`,
};

/** How long a link works, counted from when it was asked for. */
const TERMS: Record<AccountMailKind, { ms: number; words: string }> = {
  INVITATION: { ms: INVITATION_VALID_DAYS * DAY_MS, words: `en ${INVITATION_VALID_DAYS} días` },
  STAFF_INVITATION: { ms: STAFF_INVITATION_DAYS * DAY_MS, words: `en ${STAFF_INVITATION_DAYS} días` },
  PASSWORD_RESET: { ms: PASSWORD_RESET_MS, words: 'en una hora' },
};

/** When a link ends: after its whole term in a mail that leaves at once, at an instant in one that has waited. */
function endOf({ kind, expiresAt }: AccountMail, now: Date, timeZone: string): string {
  const { ms, words } = TERMS[kind];
  const hasWaited = expiresAt.getTime() - now.getTime() <= ms - MINUTE_MS;
  return hasWaited ? `el ${spokenTime(expiresAt, timeZone)}` : words;
}

function mailOf(
  { kind, to, name, therapistName }: AccountMail,
  from: PracticeSender,
  link: { link: string; ends: string },
): Mail {
  if (kind === 'STAFF_INVITATION') return staffInvitationMail({ from, to, name, ...link });
  if (kind === 'PASSWORD_RESET') return passwordResetMail({ from, to, name, ...link });
  return invitationMail(from, to, { patient: name, therapist: therapistName ?? '' }, link);
}

/**
 * Whether a mail is still to be sent: `over` if its link was used, cancelled or replaced, `resting` if its record may come
 * back, `late` if it has expired.
 */
function standingOf(
  { id, isOpen, isResting, tokenHash, expiresAt }: AccountMail,
  now: Date,
  authKey: Uint8Array,
): 'due' | 'over' | 'resting' | 'late' {
  if (tokenHash !== linkTokenOf(authKey, id).tokenHash) return 'over';
  if (!isOpen) return isResting && now < expiresAt ? 'resting' : 'over';
  return now < expiresAt ? 'due' : 'late';
}

/**
 * Takes the next mail that is due, if any is. Whether it is still needed is asked here, in the transaction after which it is
 * sent.
 */
const take = ({ db, authKey }: AccountMailOptions, now: Date): Promise<AccountMail | 'nothing' | undefined> =>
  db.transaction(async (transaction) => {
    const repository = accountMailRepository(transaction);
    const mail = await repository.holdNext(now);
    if (!mail) return undefined;
    const standing = standingOf(mail, now, authKey);
    if (standing === 'over') await repository.remove(mail.id);
    if (standing === 'resting') await repository.postpone(mail.id, retryAt(mail.attempts, now));
    if (standing === 'late') await repository.markFailed(mail.id, 'UNREACHABLE', now);
    if (standing !== 'due') return 'nothing';
    await repository.begin(mail.id, new Date(now.getTime() + LEASE_MS));
    return { ...mail, attempts: mail.attempts + 1 };
  });

export function createAccountMails(options: AccountMailOptions): AccountMails {
  const { db, clock, mailer, publicUrl, authKey, timeZone, report } = options;
  const repository = accountMailRepository(db);
  const underWay = new Set<Promise<void>>();
  const linkOf: AccountMails['linkOf'] = (kind, token) => `${publicUrl}${PAGES[kind](token)}`;

  async function attempt(mail: AccountMail): Promise<Attempt> {
    const link = linkOf(mail.kind, linkTokenOf(authKey, mail.id).token);
    const ends = endOf(mail, clock.now(), timeZone());
    const messageId = `<${mail.id}@${new URL(publicUrl).hostname}>`;
    const built = { ...mailOf(mail, await mailSender(db), { link, ends }), messageId };
    try {
      await mailer.send(built);
    } catch (error) {
      report(`a mail with the link to an account could not be sent: ${loggedFailure(error)}`);
      if (isRefusalOfMail(error)) {
        await repository.markFailed(mail.id, 'REFUSED', clock.now());
        return 'REFUSED';
      }
      await repository.postpone(mail.id, retryAt(mail.attempts, clock.now()));
      return isDeferral(error) ? 'DEFERRED' : 'UNREACHABLE';
    }
    await repository.markSent(mail.id, clock.now());
    return 'SENT';
  }

  async function send(id: string): Promise<Attempt> {
    const mail = await repository.find(id);
    // Its cause is gone already.
    return mail ? attempt(mail) : 'OUTDATED';
  }

  return {
    linkOf,
    send,
    draft() {
      const id = randomUUID();
      return { id, ...linkTokenOf(authKey, id) };
    },
    write: (transaction, mail, now) =>
      accountMailRepository(transaction).add(mail, now, new Date(now.getTime() + LEASE_MS)),
    sendLater(write, onFailure) {
      const sending = db
        .transaction(write)
        .then(send)
        .then((outcome) => void (outcome !== 'SENT' && onFailure()))
        .catch(onFailure)
        .finally(() => underWay.delete(sending));
      underWay.add(sending);
    },
    async deliverDue(isStopped) {
      let sent = 0;
      while (!isStopped()) {
        const mail = await take(options, clock.now());
        if (!mail) break;
        if (mail === 'nothing') continue;
        const outcome = await attempt(mail);
        if (outcome === 'SENT') sent += 1;
        // Nobody else's mail would leave either; the next run goes on.
        if (outcome === 'UNREACHABLE') break;
      }
      return sent;
    },
    async settled() {
      await Promise.all(underWay);
    },
  };
}
