import type { Role } from '@/contract/common/roles';
import type { CanaryKind, Caller, Kind, Scene } from './callers';

/** `own`: objects of the caller or their patients; `any`: of the whole practice. */
type Reach = 'own' | 'any';

type SignedIn = Exclude<Caller, 'anonymous'>;

/** An id in a body that refers to an object. */
export interface BodyId {
  /** Path in the body, e.g. `exercises.0.exerciseId`. */
  path: string;
  kind: Kind;
  /** Status for an object that is absent, deleted or, with reach `own`, foreign. */
  refused: number;
  /** `any` if the caller may also use foreign objects. Defaults to the reach of the route. */
  reach?: Reach;
}

export interface Rule {
  /** As in the server's route table, e.g. `GET /api/patients/:id`. */
  route: string;
  /** Distinguishes several rules of the same route. */
  about?: string;
  /** Kind of the object in the path. Without it the route concerns the caller. */
  names?: Kind;
  /** Roles that may call, and their reach; `public` means anyone, with any token. Others get 401 or 403. */
  allow: 'public' | Partial<Record<Role, Reach>>;
  /** Status of an allowed call. */
  ok: number;
  /** Status for a foreign object: 404, unless everybody may read it. */
  foreign?: number;
  /** Body of an allowed call. `id` is the object in the path, for bodies that must repeat it. */
  body?: (scene: Scene, caller: Caller, id?: string) => object;
  /** The body may also come as an edit: `policy.ts` adds a rule with what the caller may not set. */
  takesEdits?: true;
  /** Bytes of an allowed call, instead of a body. */
  raw?: () => Buffer;
  /** Query of an allowed call, e.g. `?piece=0`. */
  query?: string;
  bodyIds?: BodyId[];
  /** Fields of the body that name somebody and refuse nobody: what they say is simply not there. */
  tolerates?: string[];
  /** Kind of object in the audit trail; absent if no patient's record is involved. */
  audit?: string;
  /** Kind of object of which the call also logs each single one. */
  alsoLogs?: string;
  /** Kinds of the caller's own content that this route may show, in addition to those of the role. */
  shows?: CanaryKind[];
  /** Whether the answer may name an ADMIN who accessed the record. */
  namesVisitors?: boolean;
  /** Whether the answer may name deleted records, one's own or, to an ADMIN, anybody's. */
  namesDeleted?: boolean;
  /** Whether the answer may name the other therapists. */
  showsColleagues?: boolean;
}

/** A rule as its file writes it. Without `ok` an allowed call answers 200. */
export type WrittenRule = Omit<Rule, 'ok'> & { ok?: number };

export const OWN: Rule['allow'] = { PATIENT: 'own', THERAPIST: 'own', ADMIN: 'own' };
export const THERAPIST: Rule['allow'] = { THERAPIST: 'own' };
export const PATIENT: Rule['allow'] = { PATIENT: 'own' };
/** ADMIN, for the whole practice. */
export const ADMIN_ANY: Rule['allow'] = { ADMIN: 'any' };
/** ADMIN and THERAPIST; the ADMIN for the whole practice. */
export const STAFF_ANY: Rule['allow'] = { THERAPIST: 'own', ADMIN: 'any' };
/** ADMIN and THERAPIST, each for their own objects. */
export const STAFF_OWN: Rule['allow'] = { THERAPIST: 'own', ADMIN: 'own' };

/** Callers of Ana's side, with whose objects an ADMIN with reach `any` is tested. */
const owner = (caller: Caller): SignedIn =>
  caller === 'anonymous' || caller === 'admin' ? 'therapist' : caller;

export const idOf = (scene: Scene, kind: Kind, caller: Caller): string =>
  scene.objects[kind][caller === 'anonymous' ? 'therapist' : caller] ??
  scene.objects[kind][owner(caller)] ??
  '';

export const person = (scene: Scene, caller: Caller) =>
  scene.actors[caller === 'anonymous' ? 'therapist' : caller];

export const patientOf = (scene: Scene, caller: Caller) => idOf(scene, 'patient', caller);

/** Exercises belong to the practice, so all staff may use any that is not deleted. */
export const EXERCISE_IN_BODY: BodyId = {
  path: 'exercises.0.exerciseId',
  kind: 'exercise',
  refused: 400,
  reach: 'any',
};
/** Services and rooms belong to the practice too. */
export const OFFER_IN_BODY: BodyId[] = [
  { path: 'serviceId', kind: 'service', refused: 400, reach: 'any' },
  { path: 'roomId', kind: 'room', refused: 400, reach: 'any' },
];
/** An episode must be one of the patient's, whoever asks. */
export const EPISODE_IN_BODY: BodyId = { path: 'episodeId', kind: 'episode', refused: 400, reach: 'own' };
/** A therapist with access, whom the caller may name. */
export const THERAPIST_IN_BODY: BodyId = {
  path: 'therapistId',
  kind: 'colleague',
  refused: 400,
  reach: 'any',
};
export const PATIENT_IN_BODY = (refused: number): BodyId => ({ path: 'patientId', kind: 'patient', refused });
