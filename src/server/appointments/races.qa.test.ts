import { bookingRaces } from '../testing/bookingRaces';
import { embeddedTestDatabase, testDatabase } from '../testing/testDatabase';

// It has one connection, so that its requests meet between statements only: few are enough.
describe('on the embedded database', () => bookingRaces(embeddedTestDatabase, 20));

describe('on PostgreSQL', () => bookingRaces(testDatabase, 100));
