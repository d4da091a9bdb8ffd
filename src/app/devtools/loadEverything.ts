import { loadLateParts } from '@/shared/ui/late-part/latePart';
import { SCREENS } from '../router/useScreen';

/**
 * Downloads the code of all screens and late parts. A replay then need not wait for any, and its reducers know every
 * endpoint.
 */
export async function loadEverything(): Promise<void> {
  await Promise.all([
    import('../frame/SnackbarToaster'),
    import('@/pages/register'),
    import('@/pages/password-reset'),
    import('@/pages/appointment-link'),
    import('@/pages/invitation-registration'),
    import('@/pages/setup'),
    ...SCREENS.map(({ lazy }) => lazy().catch(() => undefined)),
  ]);
  await loadLateParts();
}
