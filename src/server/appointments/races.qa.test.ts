import { bookingRaces } from '../testing/bookingRaces';
import { embeddedTestDatabase, testDatabase } from '../testing/testDatabase';

// The embedded database has one connection, so requests meet only between statements: few are enough.
describe('on the embedded database', () => bookingRaces(embeddedTestDatabase, 20));

describe('on PostgreSQL', () => bookingRaces(testDatabase, 100));
