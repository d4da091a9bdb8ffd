import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Domain } from '@/shared/redux';

/* Stands in for `src/app/devtools/foundByName.ts`, whose folders only webpack can read. */

const SRC = join(__dirname, '../../..');

const modules = (folder: string, regExp: RegExp): Record<string, unknown>[] =>
  readdirSync(join(SRC, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => regExp.test(`./${file}`))
    // oxlint-disable-next-line typescript/no-require-imports -- every file, whatever its name
    .map((file) => require(join(SRC, folder, file)) as Record<string, unknown>);

export const CONTRACT = modules('contract', /^\.\/\w+\.ts$/);
export const DOMAINS = modules('features', /^\.\/[\w-]+\/domain\.ts$/).flatMap(Object.values) as Domain[];
