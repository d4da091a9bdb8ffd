/**
 * `npm start` and `npm run serve`: creates the web app's build if it is missing or older than its sources,
 * then starts the server. The server itself does not build: `node --import tsx src/server/main.ts` serves
 * what is in `dist/`.
 */
import { ensureBuild } from './ensureBuild';

ensureBuild()
  .then(() => import('../src/server/main'))
  .catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
