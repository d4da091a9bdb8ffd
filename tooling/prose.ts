/**
 * Checks the comments of the repository for `npm run lint`. They must not refer to anything outside it, must
 * use the words of docs/glossary.md, and have no sentence over 40 words. Exit code 1 if one does not comply.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './lib/run';
import { blockCommentsOf, commentsOf, proseFaults } from './lib/prose';

const FOLDERS = ['.storybook', 'src', 'tests', 'tooling'];

const files = [
  ...readdirSync(ROOT),
  ...FOLDERS.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
  ),
].filter((file) => /\.(?:tsx?|mjs|cjs|sql|css)$/.test(file));

let faults = 0;
for (const file of files) {
  const source = readFileSync(join(ROOT, file), 'utf8');
  const comments = /\.(?:sql|css)$/.test(file) ? blockCommentsOf(source) : commentsOf(source, file);
  for (const { line, text } of comments)
    for (const fault of proseFaults(text, file)) {
      console.log(`${file}:${line}  ${fault}`);
      faults += 1;
    }
}
console.log(faults === 0 ? 'prose: nothing found' : `prose: ${faults} found`);
process.exitCode = faults === 0 ? 0 : 1;
