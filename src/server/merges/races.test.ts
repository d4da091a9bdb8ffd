import { mergeRaces } from '../testing/mergeRaces';
import { testDatabase } from '../testing/testDatabase';

// `races.qa.test.ts` repeats them on the embedded database, whose one connection lets requests meet only between statements.
mergeRaces(testDatabase);
