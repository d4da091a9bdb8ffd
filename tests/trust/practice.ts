import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Writable } from 'node:stream';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import type { ServerOptions } from '@/server/app';
import type { Database } from '@/server/db/database';
import { loggerSettings } from '@/server/plugins/requestLog';
import { perTable } from '@/server/testing/testDatabase';
import { testServer, type TestServer } from '@/server/testing/testServer';
import { CALLERS, linkToken, type Caller, type Kind, type Scene } from './callers';
import type { Rule } from './rule';

export interface Practice extends TestServer {
  /** Sends a request from a new address each time, so that the rate limit for guesses does not apply. */
  send(options: InjectOptions & { token?: string | undefined }): Promise<LightMyRequestResponse>;
}

/** A logger that writes all it has into `lines`, although a practice's own level is `info`. */
export const logInto = (lines: string[]) => ({
  ...(loggerSettings('trace', false) as object),
  stream: new Writable({
    write: (chunk, _encoding, done) => {
      lines.push(String(chunk));
      done();
    },
  }),
});

let calls = 0;

/** A server with a page to serve. */
export async function openPractice(options: Pick<ServerOptions, 'logger'> = {}): Promise<Practice> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'practice-'));
  writeFileSync(path.join(folder, 'index.html'), '<!doctype html><title>Inicio</title>');
  const server = await testServer({ settings: { staticFolder: folder }, ...options });
  return {
    ...server,
    async send({ token, headers, ...rest }) {
      calls += 1;
      const answer = await server.app.inject({
        remoteAddress: `10.${(calls >> 16) & 255}.${(calls >> 8) & 255}.${calls & 255}`,
        ...rest,
        headers: { ...(token && { authorization: `Bearer ${token}` }), ...headers },
      });
      await server.app.accountMails.settled();
      return answer;
    },
    async close() {
      await server.close();
      rmSync(folder, { recursive: true });
    },
  };
}

/** The object in a path, relative to the caller. */
export const TARGETS = ['own', 'foreign', 'absent', 'hidden'] as const;
export type Target = (typeof TARGETS)[number];

const COUNTERPART = {
  anonymous: 'otherTherapist',
  patient: 'otherPatient',
  otherPatient: 'patient',
  therapist: 'otherTherapist',
  otherTherapist: 'therapist',
  admin: 'otherTherapist',
} as const;

const isToken = (kind: Kind) => /Token$/.test(kind);

/** Id of a target; undefined if the scene has none of that kind. */
export function idFor(scene: Scene, kind: Kind, caller: Caller, target: Target): string | undefined {
  const known = scene.objects[kind];
  if (target === 'absent') return isToken(kind) ? linkToken() : randomUUID();
  if (target === 'hidden') return scene.hidden[kind];
  if (target === 'foreign') return known[COUNTERPART[caller]];
  return (caller === 'anonymous' ? undefined : known[caller]) ?? known.therapist;
}

const ROLE_OF = {
  patient: 'PATIENT',
  otherPatient: 'PATIENT',
  therapist: 'THERAPIST',
  otherTherapist: 'THERAPIST',
  admin: 'ADMIN',
} as const;

/** Status expected by the policy. */
export function expected(rule: Rule, caller: Caller, target: Target): number {
  const { allow, ok, foreign } = rule;
  if (target === 'hidden' || target === 'absent') {
    const inner = expected(rule, caller, 'own');
    return inner === ok ? 404 : inner;
  }
  if (allow === 'public') return target === 'own' ? ok : (foreign ?? ok);
  if (caller === 'anonymous') return 401;
  const reach = allow[ROLE_OF[caller]];
  if (!reach) return 403;
  return target === 'own' || reach === 'any' ? ok : (foreign ?? 404);
}

/** The first caller whom a rule allows. */
export const allowedCaller = (rule: Rule): Caller =>
  CALLERS.find((caller) => expected(rule, caller, 'own') === rule.ok) ?? 'therapist';

/** Request of a rule, as the caller would send it. */
export function requestOf(
  rule: Rule,
  scene: Scene,
  caller: Caller,
  id: string | undefined,
): InjectOptions & { token?: string | undefined } {
  const [method, pattern = '/'] = rule.route.split(' ');
  const url = pattern.replace('/*', '/').replace(/:\w+(\([^)]*\))?/, () => id ?? linkToken());
  return {
    method: method as 'GET',
    url: url + (rule.query ?? ''),
    token: caller === 'anonymous' ? undefined : scene.actors[caller].token,
    ...(rule.body && { payload: rule.body(scene, caller, id) }),
    ...(rule.raw && {
      payload: rule.raw(),
      headers: { 'content-type': 'application/octet-stream' },
    }),
  };
}

/** The same, about the caller's own object. */
export const ownRequest = (rule: Rule, scene: Scene, caller: Caller) =>
  requestOf(rule, scene, caller, rule.names && idFor(scene, rule.names, caller, 'own'));

/** Copy of `body` with the value at a path such as `exercises.0.exerciseId` replaced. */
export function withValue(body: object, where: string, value: unknown): object {
  const copy = structuredClone(body) as Record<string, unknown>;
  const steps = where.split('.');
  let at: Record<string, unknown> = copy;
  for (const step of steps.slice(0, -1)) at = at[step] as Record<string, unknown>;
  at[steps.at(-1) ?? ''] = value;
  return copy;
}

/** Tables written whatever the outcome of a call. */
export const BESIDE_THE_POINT = ['attempts', 'audit_events', 'user_sessions', 'idempotency_keys'];

/** A hash of the content of each table, or of those named. */
export async function contentOf(db: Database, names?: readonly string[]): Promise<Record<string, string>> {
  const digests = await perTable(db, `md5(string_agg(t::text, '|' order by t::text))`, names);
  for (const name of BESIDE_THE_POINT) delete digests[name];
  return digests;
}
