import { type ChildProcess, spawn, type SpawnOptions } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The package's folder. */
export const ROOT = join(__dirname, '../..');

const manifestOf = (name: string): string => join(ROOT, 'node_modules', name, 'package.json');

/** Whether a package is installed. A server that only runs the product has no development packages. */
export const isInstalled = (name: string): boolean => existsSync(manifestOf(name));

/**
 * File of a package's program, to be run by the current Node. Needs no shell, so it works on every system.
 */
export function program(name: string, bin: string = name): string {
  const { bin: bins } = JSON.parse(readFileSync(manifestOf(name), 'utf8')) as {
    bin?: string | Record<string, string>;
  };
  const file = typeof bins === 'string' ? bins : bins?.[bin];
  if (!file) throw new Error(`${name} has no program ${bin}`);
  return join(manifestOf(name), '..', file);
}

/** Starts a Node program in the package's folder. */
export function start(file: string, args: readonly string[], options: SpawnOptions = {}): ChildProcess {
  return spawn(process.execPath, [file, ...args], { cwd: ROOT, stdio: 'inherit', ...options });
}

/** Runs a Node program to its end. Returns its exit code; a signal counts as 1. */
export function run(file: string, args: readonly string[], options: SpawnOptions = {}): Promise<number> {
  return new Promise((resolve, reject) => {
    start(file, args, options)
      .on('error', reject)
      .on('close', (code) => resolve(code ?? 1));
  });
}
