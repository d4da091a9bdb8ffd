import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

/** A child process of the benchmark that communicates by lines of text. */
export interface Child {
  /** Resolves to the next line that it prints. */
  line(): Promise<string>;
  tell(line: string): void;
  end(): Promise<void>;
}

export function startChild(file: string, args: string[], env: Record<string, string> = {}): Child {
  const child = spawn(process.execPath, ['--expose-gc', '--import', 'tsx', file, ...args], {
    env: { ...process.env, NODE_ENV: 'production', ...env },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const lines = createInterface(child.stdout);
  const waiting: string[] = [];
  let take: ((line: string) => void) | undefined;
  lines.on('line', (line) => {
    if (!take) return void waiting.push(line);
    take(line);
    take = undefined;
  });
  const gone = once(child, 'exit');
  return {
    line: () =>
      Promise.race([
        new Promise<string>((resolve) => {
          const ready = waiting.shift();
          if (ready === undefined) take = resolve;
          else resolve(ready);
        }),
        gone.then(() => Promise.reject(new Error(`${file} ended`))),
      ]),
    tell: (line) => void child.stdin.write(`${line}\n`),
    end: async () => {
      child.kill('SIGKILL');
      await gone;
    },
  };
}
