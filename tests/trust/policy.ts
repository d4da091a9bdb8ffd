import type { Role } from '@/contract/common/roles';
import type { CanaryKind } from './callers';
import type { Rule } from './rule';
import { RULE_FILES } from './ruleFiles';

const ROUTES = RULE_FILES.flatMap((file) => file.RULES).map((rule): Rule => ({ ok: 200, ...rule }));

/** Expected access by caller, with at least one rule for every route of the server. An edit is for whom its update is. */
export const RULES: Rule[] = ROUTES.flatMap(({ takesEdits, ...rule }) => {
  if (!takesEdits) return [rule];
  const { bodyIds: _bodyIds, ...edit } = rule;
  return [rule, { ...edit, about: 'only what changed', body: () => ({ read: {} }) }];
});

/** All rules, those of sign-in last: their calls may end the caller's own session. */
export const SIGN_IN_LAST: Rule[] = RULES.toSorted(
  (one, other) => Number(one.route.includes('/auth/')) - Number(other.route.includes('/auth/')),
);

/** The first rule of a route, e.g. `POST /api/routines`. */
export function ruleOf(route: string): Rule {
  const rule = RULES.find((one) => one.route === route);
  if (!rule) throw new Error(route);
  return rule;
}

/**
 * Kinds of content that each role may see. An ADMIN sees names and contacts of the practice, and clinical
 * text that they wrote themselves. A patient never sees the therapist's internal notes.
 */
export const VISIBLE: Record<Role, { own: CanaryKind[]; everybody: CanaryKind[] }> = {
  THERAPIST: {
    own: [
      'name',
      'email',
      'record',
      'appointment',
      'evaluation',
      'document',
      'session',
      'private',
      'routine',
      'progress',
      'message',
      'notice',
    ],
    everybody: ['library'],
  },
  PATIENT: {
    own: ['name', 'email', 'document', 'session', 'routine', 'progress', 'message', 'notice'],
    everybody: ['library'],
  },
  ADMIN: {
    own: ['name', 'email', 'session', 'private', 'routine', 'notice'],
    everybody: ['library', 'name', 'email'],
  },
};
