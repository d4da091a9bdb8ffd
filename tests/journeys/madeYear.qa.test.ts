import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { MadePractice } from '@/server/testing/madePractice';
import { ROOT } from '../../tooling/lib/run';

/*
 * A year in each of three practices, one on a host in each of three zones, with 10,000 appointments in all. `DAYS=30
 * FROM=2027-03-20` lives fewer days, and asks for as many fewer appointments; the last two bring none.
 */
const DAYS = Number(process.env['DAYS'] ?? 365);
/** Appointments of a year and practice. */
const LEAST = 3334;
const TIMEOUT_MS = 60 * 60_000;

const YEAR = {
  from: process.env['FROM'] ?? '2027-01-04',
  days: DAYS,
  zone: 'Europe/Madrid',
  therapists: 3,
  patients: 40,
  ...{ series: 0.6, activity: 0.36 },
};

it.concurrent.each([
  ['Atlantic/Canary', 2, '1'],
  ['America/Bogota', 4, '2'],
  ['Pacific/Kiritimati', 4, '3'],
])(
  'in a year on a host in %s with %s workers nothing wrong, doubled, at night or missing is told',
  async (host, workers, seed) => {
    const made: MadePractice = { ...YEAR, workers };
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ['--import', 'tsx', 'tests/journeys/madeYear.ts', JSON.stringify(made), seed],
      { cwd: ROOT, env: { ...process.env, TZ: host } },
    );
    const { figures, faults } = JSON.parse(stdout) as { figures: Record<string, number>; faults: object };
    console.log(figures);
    expect(faults).toEqual({ wrong: [], doubled: [], tooMany: [], missing: [] });
    expect(figures['appointments']).toBeGreaterThanOrEqual((LEAST * (DAYS - 2)) / 363);
  },
  TIMEOUT_MS,
);
