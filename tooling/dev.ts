/**
 * `npm run dev`: the server, restarted when its sources change (port 3000), and webpack-dev-server (port
 * 5173, which forwards /api and /socket.io). Ctrl-C ends both; if one ends, the other is ended too.
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

// Ctrl-C also reaches the children; wait for them, so that they do not print over the prompt.
process.on('SIGINT', () => end(0));
process.on('SIGTERM', () => end(0));
for (const child of children) child.on('exit', (code) => end(code ?? 1));
