import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { TestServer } from '@/server/testing/testServer';
import type { Scene } from './callers';
import type { WrittenRule } from './rule';

/** What a file `<domain>Rules.ts` of this folder exports. A new one is found by its name. */
interface RuleFile {
  RULES: WrittenRule[];
  /** Adds the objects of the kinds that the file declares in `OwnKinds` to a scene that has all others. */
  seed?: (scene: Scene, server: TestServer) => Promise<void>;
}

export const RULE_FILES = readdirSync(__dirname)
  .filter((name) => name.endsWith('Rules.ts'))
  // oxlint-disable-next-line typescript/no-require-imports -- every rule file, whatever its name
  .map((name) => require(join(__dirname, name)) as RuleFile);
