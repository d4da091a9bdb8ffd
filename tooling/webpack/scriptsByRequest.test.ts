import { join } from 'node:path';
import type { Compilation } from 'webpack';
import { ROOT } from '../lib/run';
import { filesBehindLogin, scriptsByRequest } from './scriptsByRequest';

const group = (request: string, importer: string, files: string[]) => ({
  getFiles: () => files.map((file) => `assets/${file}`),
  origins: [{ request, module: { resource: join(ROOT, 'src', importer) } }],
});

const compilation = {
  chunkGroups: [
    group('./signedInRoutes', 'app/router/AppRouter.tsx', ['main.0.css', 'screens.1.css', 'frame.2.js']),
    group('./index', 'pages/dashboard/route.ts', ['main.0.css', 'screens.1.css', 'dashboard.3.js']),
    group('./ui/PatientField', 'pages/routines/index.tsx', ['field.4.js']),
  ],
} as unknown as Compilation;

it('names what comes behind the log-in: the frame with the sheet of all screens, and beside it each screen', () => {
  expect(filesBehindLogin(compilation)).toEqual({
    frame: ['/assets/screens.1.css', '/assets/frame.2.js'],
    screens: { '/dashboard': ['/assets/dashboard.3.js'] },
  });
});

it('counts scripts alone in the report of what each import downloads', () => {
  expect(scriptsByRequest(compilation)).toEqual({
    '@/app/router/signedInRoutes': ['assets/frame.2.js'],
    '@/pages/dashboard': ['assets/dashboard.3.js'],
    '@/pages/routines/ui/PatientField': ['assets/field.4.js'],
  });
});
