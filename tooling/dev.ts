/**
 * `npm run dev`: the server, restarted when its sources change (port 3000), and webpack-dev-server (port 5173, which
 * hands /api and /socket.io on). Ends both on Ctrl-C, and the other when one ends.
 */
import type { ChildProcess } from 'node:child_process';
import { program, start } from './lib/run';

const serverArgs = process.argv.slice(2);
const children: ChildProcess[] = [
  start(
    program('tsx'),
    [
      'watch',
      '--clear-screen=false',
      'src/server/main.ts',
      ...(serverArgs.length > 0 ? serverArgs : ['--demo']),
    ],
    {
      env: { REALTIME: 'on', ...process.env, NODE_ENV: 'development' },
    },
  ),
  start(program('webpack'), ['serve', '--mode', 'development']),
];

let ending = false;
function end(code: number): void {
  if (ending) return;
  ending = true;
  process.exitCode = code;
  for (const child of children) if (child.exitCode === null) child.kill('SIGTERM');
}

// Ctrl-C reaches the children too; this waits for them instead of leaving them to write over the prompt.
process.on('SIGINT', () => end(0));
process.on('SIGTERM', () => end(0));
for (const child of children) child.on('exit', (code) => end(code ?? 1));
