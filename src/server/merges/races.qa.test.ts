import { mergeRaces } from '../testing/mergeRaces';
import { embeddedTestDatabase } from '../testing/testDatabase';

mergeRaces(embeddedTestDatabase);
