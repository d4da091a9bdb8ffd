import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BRAND } from '@/contract/common/constants';

const ROOT = join(__dirname, '../..');
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');

// These files cannot import the name, so they contain copies of it.
describe('the name of the product', () => {
  it('is the same in the page, the manifest and the package', () => {
    expect(read('src/app/index.html')).toContain(`<title>${BRAND.name}</title>`);
    expect(read('src/app/index.html')).toContain(`aria-label="${BRAND.name}"`);
    expect(read('src/app/index.html')).toContain(`<p>${BRAND.tagline}</p>`);
    expect(read('public/logo.svg')).toContain(`aria-label="${BRAND.name}"`);
    expect(JSON.parse(read('public/manifest.webmanifest'))).toMatchObject({
      name: BRAND.name,
      short_name: BRAND.name,
    });
    expect(JSON.parse(read('package.json'))).toMatchObject({ name: BRAND.slug });
    expect(read('.storybook/manager.ts')).toContain(`'${BRAND.name} ·`);
  });

  it('is drawn alike on the page that waits, in the picture and in the application', () => {
    const paths = (file: string) => [...read(file).matchAll(/ d="([^"]+)"/g)].map(([, path]) => path);
    expect(paths('public/logo.svg')).toEqual(paths('src/shared/ui/logo/Logo.tsx'));
    expect(paths('src/app/index.html')).toEqual(paths('src/shared/ui/logo/Logo.tsx'));
    expect(paths('src/shared/ui/logo/Logo.tsx')).toEqual(expect.arrayContaining(paths('public/favicon.svg')));
  });
});
