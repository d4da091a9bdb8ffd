import { randomUUID } from 'node:crypto';
import { readFileSync, readlinkSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';

/** The process that holds an embedded database folder. */
export interface LockHolder {
  pid: number;
  hostname: string;
  /** Identity of the pid's namespace (boot and pid namespace); empty if the system does not tell. */
  space: string;
  /** Start time of the pid, so that a reused pid is not taken for the holder; empty if unknown. */
  startedAt: string;
  token: string;
}

export class FolderLockedError extends Error {
  constructor(
    folder: string,
    readonly holder: LockHolder,
  ) {
    super(
      `La base de datos de «${folder}» ya está en uso por el proceso ${holder.pid} (equipo ${holder.hostname}). ` +
        'Detén ese proceso antes de iniciar otro sobre la misma carpeta.',
    );
    this.name = 'FolderLockedError';
  }
}

interface LockTimes {
  /** How often the holder touches its lock file, in ms. */
  beatMs: number;
  /** Silence after which a holder invisible to this process counts as gone, in ms. */
  silentMs: number;
}

const DEFAULT_TIMES: LockTimes = { beatMs: 2000, silentMs: 8000 };

/**
 * How long, in multiples of `silentMs`, a file must be untouched if the pid of its holder is in use on this machine. It may be
 * another process by now, or the holder itself at a long statement, during which it touches nothing.
 */
const DOUBT = 8;

const attempt = (read: () => string): string => {
  try {
    return read();
  } catch {
    return '';
  }
};

/**
 * Field 22 of /proc/<pid>/stat: start time in ticks since boot. The command name before it may contain
 * spaces.
 */
const startOf = (pid: number): string =>
  attempt(() => {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  });

const processSpace = (): string =>
  attempt(() => {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    return `${boot}/${readlinkSync('/proc/self/ns/pid')}`;
  });

const ownHolder = (): LockHolder => ({
  pid: process.pid,
  hostname: os.hostname(),
  space: processSpace(),
  startedAt: startOf(process.pid),
  token: randomUUID(),
});

function readHolder(file: string): LockHolder | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as LockHolder;
  } catch {
    return undefined;
  }
}

/** Signal 0 asks whether a process exists; EPERM means that it does. */
function exists(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

const isVisible = (holder: LockHolder, self: LockHolder): boolean =>
  holder.hostname === self.hostname && holder.space === self.space;

const isAlive = (holder: LockHolder): boolean =>
  exists(holder.pid) && startOf(holder.pid) === holder.startedAt;

/**
 * Whether this machine knows if the holder lives. Without a start time (Windows, macOS), a pid in use may belong to another
 * process since the machine was started again.
 */
const isFateKnown = (holder: LockHolder): boolean => holder.startedAt !== '' || !exists(holder.pid);

const beatOf = (file: string): number => {
  try {
    return statSync(file).mtimeMs;
  } catch {
    return Number.NaN;
  }
};

/** How long the file of a holder must stay untouched from now on until the holder counts as gone, in ms. */
function patienceFor(file: string, isHere: boolean, { silentMs }: LockTimes): number {
  if (!isHere) return silentMs;
  // This machine's clock gave the file its time, and may have been set back since.
  const silent = Math.max(0, Date.now() - beatOf(file));
  // A holder whose machine slept needs a moment to touch its file again.
  return Math.max(silentMs, DOUBT * silentMs - silent);
}

/** Whether the file stays untouched for `patience` ms. */
async function staysSilent(file: string, patience: number, { beatMs }: LockTimes): Promise<boolean> {
  const first = beatOf(file);
  // Compare timestamps of the file only with each other: another machine's clock may differ.
  for (let waited = 0; waited < patience; waited += beatMs / 4) {
    await wait(beatMs / 4);
    if (beatOf(file) !== first) return false;
  }
  return true;
}

function tryCreate(file: string, holder: LockHolder): boolean {
  try {
    writeFileSync(file, JSON.stringify(holder), { flag: 'wx', mode: 0o600 });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/**
 * Removes a dead holder's file. The rename lets only one of several processes win; the token shows whose file
 * was taken.
 */
function removeStale(file: string, stale: LockHolder | undefined): void {
  const aside = `${file}.${randomUUID()}`;
  try {
    renameSync(file, aside);
  } catch {
    return;
  }
  const taken = readHolder(aside);
  if (taken && taken.token !== stale?.token) renameSync(aside, file);
  else rmSync(aside, { force: true });
}

/**
 * Takes `<folder>.lock` for this process and refreshes it. Returns the function that releases it. The lock of
 * a dead process is taken over. That happens at once if the system tells that it is gone, or after `silentMs` if it
 * ran in another container or machine. It takes longer if its pid may have been given to another process.
 * @throws FolderLockedError naming the holder.
 */
export async function acquireFolderLock(
  folder: string,
  times: LockTimes = DEFAULT_TIMES,
): Promise<() => void> {
  const file = `${folder}.lock`;
  const self = ownHolder();
  for (let round = 0; !tryCreate(file, self); round += 1) {
    const holder = readHolder(file);
    const isHere = holder !== undefined && isVisible(holder, self);
    const gone =
      isHere && isFateKnown(holder)
        ? !isAlive(holder)
        : await staysSilent(file, patienceFor(file, isHere, times), times);
    if (!gone || round > 5) throw new FolderLockedError(folder, holder ?? { ...self, pid: 0, hostname: '?' });
    removeStale(file, holder);
  }
  const beat = setInterval(() => {
    const now = new Date();
    try {
      utimesSync(file, now, now);
    } catch {
      // The folder may be gone (tests, a removed volume); the lock then protects nothing.
    }
  }, times.beatMs);
  beat.unref();
  return () => {
    clearInterval(beat);
    if (readHolder(file)?.token === self.token) rmSync(file, { force: true });
  };
}
