import fc from 'fast-check';
import { cleanFileName, DOCUMENT_LIMITS, DOCUMENT_TYPES } from './documents';
import { anyCharacter } from './testing/characters';

it.each([
  ['informe.pdf', 'informe.pdf'],
  ['../../etc/passwd', 'passwd'],
  ['C:\\Users\\ana\\Radiografía rodilla.png', 'Radiografía rodilla.png'],
  ['  ..  ', 'documento'],
  ['', 'documento'],
  ['.htaccess', 'htaccess'],
  ['a\u0000b\u202Etxt.exe', 'a b txt.exe'],
  ['CON: "uno" | dos?.pdf', 'CON uno dos .pdf'],
  ['carpeta/', 'carpeta'],
])('%j is called %j', (raw, name) => {
  expect(cleanFileName(raw)).toBe(name);
});

it.each([
  ['foto.HEIC', 'image/jpeg', 'foto.jpg'],
  ['foto.jpeg', 'image/jpeg', 'foto.jpg'],
  ['factura.pdf.exe', 'application/pdf', 'factura.pdf.exe.pdf'],
  ['sin extensión', 'image/png', 'sin extensión.png'],
  ['.pdf', 'application/pdf', 'pdf.pdf'],
] as const)('%j as %s is called %j', (raw, type, name) => {
  expect(cleanFileName(raw, type)).toBe(name);
});

it('keeps the extension of a name of 300 characters', () => {
  const name = cleanFileName(`${'ñ'.repeat(300)}.pdf`, 'application/pdf');
  expect(name).toHaveLength(DOCUMENT_LIMITS.nameMax);
  expect(name.endsWith('ñ.pdf')).toBe(true);
});

it('is never empty, too long, a path or hidden, and stays the same when it is cleaned again', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ unit: anyCharacter, maxLength: 400 }),
        fc.string({ unit: fc.constantFrom('/', '.', ' ', 'a', '\\', '👩‍⚕️'), maxLength: 300 }),
      ),
      fc.constantFrom(undefined, ...DOCUMENT_TYPES),
      (raw, type) => {
        const name = cleanFileName(raw, type);
        expect(name.length).toBeGreaterThan(0);
        expect(name.length).toBeLessThanOrEqual(DOCUMENT_LIMITS.nameMax);
        expect(name).not.toMatch(/[/\\\u0000-\u001f]|^[.\s]|[.\s]$/);
        expect(() => encodeURIComponent(name)).not.toThrow();
        expect(cleanFileName(name, type)).toBe(name);
      },
    ),
    { numRuns: 500 },
  );
});
