import { execFileSync } from 'node:child_process';
import { ROOT } from '../../tooling/lib/run';

it.each(['Atlantic/Canary', 'America/Bogota', 'Pacific/Kiritimati'])(
  'an appointment is at the same time everywhere, in practices of three zones over both clock changes, on a host in %s',
  (host) => {
    const printed = execFileSync(process.execPath, ['--import', 'tsx', 'tests/journeys/practiceZones.ts'], {
      cwd: ROOT,
      env: { ...process.env, TZ: host },
      encoding: 'utf8',
    });
    // Half hours of a day and a night; in autumn two of them come twice.
    expect(JSON.parse(printed)).toEqual({ counts: [49, 47, 49, 47, 49, 49], wrong: [] });
  },
);
