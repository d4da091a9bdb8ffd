import type { User } from '../auth/entities';
import type { Experience, Specialization } from './enums';

/** Spec §3 Profile: the user with their professional data. */
export interface Profile extends User {
  specialization?: Specialization | null;
  experience?: Experience | null;
  license?: string | null;
  address?: string | null;
}
