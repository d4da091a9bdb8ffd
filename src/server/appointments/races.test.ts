import { bookingRaces } from '../testing/bookingRaces';
import { testDatabase } from '../testing/testDatabase';

// Three times as many as the server has connections. `races.qa.test.ts` sends more, and repeats them on the embedded database.
bookingRaces(testDatabase, 30);
