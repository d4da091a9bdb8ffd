import { pendingWork as answer } from '@/contract/pendingAnswers';
import { PENDING_PATHS } from '@/contract/pending';
import { THERAPISTS } from '../http/access';
import type { App } from '../http/app';
import { commandContext } from '../http/command';
import { pendingWork } from './queries';

/** What waits for the signed-in therapist. Logged, because it names patients. */
export function pendingRoutes(app: App): void {
  app.get(
    PENDING_PATHS.work,
    {
      config: { access: THERAPISTS, audit: { action: 'READ', entity: 'pending-work' } },
      schema: { summary: 'Lo que tengo pendiente', response: { 200: answer } },
    },
    async (request) => pendingWork(commandContext(request)),
  );
}
