/**
 * `npm run new-feature -- NAME [ENTITY]`: creates the files of a new domain. NAME is the folder in kebab-case
 * (`home-visits`), ENTITY its type and cache tag (`HomeVisit`).
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { entityOf, featureFiles, isFeatureName } from './lib/featureFiles';
import { ROOT } from './lib/run';

const [name = '', entity = entityOf(name)] = process.argv.slice(2);
if (!isFeatureName(name)) {
  console.error('Uso: npm run new-feature -- nombre-en-kebab-case [Entidad]');
  process.exit(1);
}

const files = featureFiles(name, entity);
const taken = Object.keys(files).filter((file) => existsSync(join(ROOT, file)));
if (taken.length > 0) {
  console.error(`Ya existe:\n${taken.join('\n')}`);
  process.exit(1);
}
for (const [file, text] of Object.entries(files)) {
  mkdirSync(dirname(join(ROOT, file)), { recursive: true });
  writeFileSync(join(ROOT, file), text);
  console.log(file);
}
console.log('\nLo que sigue está en CONTRIBUTING.md.');
