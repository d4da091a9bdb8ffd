import type { Role } from '@/contract/common/roles';
import type { CanaryKind, Caller, Kind, Scene } from './callers';

/** `own`: objects of the caller or of their patients; `any`: of the whole practice. */
type Reach = 'own' | 'any';

type SignedIn = Exclude<Caller, 'anonymous'>;

/** An id inside a body that names somebody's object. */
export interface BodyId {
  /** Path in the body, `exercises.0.exerciseId`. */
  path: string;
  kind: Kind;
  /** Status for an object that is absent, deleted or (where `reach` is own) foreign. */
  refused: number;
  /** `any`: the caller may name foreign ones too. Else as the route. */
  reach?: Reach;
}

export interface Rule {
  /** `GET /api/patients/:id`, as the server's own route table has it. */
  route: string;
  /** Distinguishes several rules of one route. */
  about?: string;
  /** Object named by the path's parameter; a route without one concerns the caller. */
  names?: Kind;
  /** Roles that may call, and how far; `public`: anyone, whatever token. Others meet 401 or 403. */
  allow: 'public' | Partial<Record<Role, Reach>>;
  /** Status of the allowed call. */
  ok: number;
  /** Status for a foreign object; 404 unless everybody may read it anyway. */
  foreign?: number;
  /** The body of an allowed call; `id` is the object that the path names, where a body must name it too. */
  body?: (scene: Scene, caller: Caller, id?: string) => object;
  bodyIds?: BodyId[];
  /** Kind of object in the audit trail; absent where no patient's record is touched. */
  audit?: string;
  /** Kinds of the caller's own content that this route may show, beyond those of the role. */
  shows?: CanaryKind[];
  /** The answer may name an ADMIN as visitor. */
  namesVisitors?: boolean;
}

export const OWN: Rule['allow'] = { PATIENT: 'own', THERAPIST: 'own', ADMIN: 'own' };
export const THERAPIST: Rule['allow'] = { THERAPIST: 'own' };
export const PATIENT: Rule['allow'] = { PATIENT: 'own' };
/** ADMIN and THERAPIST; the ADMIN for the whole practice. */
export const STAFF_ANY: Rule['allow'] = { THERAPIST: 'own', ADMIN: 'any' };
/** ADMIN and THERAPIST, each for their own objects. */
export const STAFF_OWN: Rule['allow'] = { THERAPIST: 'own', ADMIN: 'own' };

/** Callers of Ana's side, whose objects an ADMIN with reach `any` is tried on. */
const owner = (caller: Caller): SignedIn =>
  caller === 'anonymous' || caller === 'admin' ? 'therapist' : caller;

export const idOf = (scene: Scene, kind: Kind, caller: Caller): string =>
  scene.objects[kind][caller === 'anonymous' ? 'therapist' : caller] ??
  scene.objects[kind][owner(caller)] ??
  '';

export const person = (scene: Scene, caller: Caller) =>
  scene.actors[caller === 'anonymous' ? 'therapist' : caller];

export const patientOf = (scene: Scene, caller: Caller) => idOf(scene, 'patient', caller);

/** Exercises belong to the practice: all staff may use any that is not deleted. */
export const EXERCISE_IN_BODY: BodyId = {
  path: 'exercises.0.exerciseId',
  kind: 'exercise',
  refused: 400,
  reach: 'any',
};
export const PATIENT_IN_BODY = (refused: number): BodyId => ({ path: 'patientId', kind: 'patient', refused });
