import { and, eq, isNull } from 'drizzle-orm';
import type { Experience, Specialization } from '@/contract/profile';
import type { ProfileBody } from '@/contract/profileSchemas';
import { pickColumns } from '../db/columns';
import type { Database } from '../db/database';
import { users } from '../db/schema';

const profileColumns = {
  ...pickColumns(users, 'id', 'name', 'email', 'role', 'phone'),
  ...pickColumns(users, 'specialization', 'experience', 'license', 'address'),
};

type Stored = Omit<
  typeof users.$inferSelect,
  'alsoAdmin' | 'appointmentMails' | 'passwordHash' | 'createdAt' | 'deactivatedAt' | 'deletedAt'
>;

/** The casts are safe: the columns are plain text, but only the contract's values are ever written. */
const toProfile = (row: Stored) => ({
  ...row,
  specialization: row.specialization as Specialization | null,
  experience: row.experience as Experience | null,
});

const self = (userId: string) => and(eq(users.id, userId), isNull(users.deletedAt));

/** Reads and updates of a user's own profile. */
export const profileRepository = (db: Database) => ({
  async find(userId: string) {
    const [row] = await db.select(profileColumns).from(users).where(self(userId));
    return row && toProfile(row);
  },

  /** The same, locked until the transaction ends. */
  async hold(userId: string) {
    const [row] = await db.select(profileColumns).from(users).where(self(userId)).for('no key update');
    return row && toProfile(row);
  },

  /** @throws the database error `users_email_unique` if another account has the e-mail. */
  async update(userId: string, body: ProfileBody) {
    const [row] = await db
      .update(users)
      .set({
        name: body.name,
        email: body.email,
        phone: body.phone || null,
        specialization: body.specialization ?? null,
        experience: body.experience ?? null,
        license: body.license || null,
        address: body.address || null,
      })
      .where(self(userId))
      .returning(profileColumns);
    return row && toProfile(row);
  },
});
