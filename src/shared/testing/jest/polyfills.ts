import { installDialog } from './dialog';
import { installLayout } from './layout';

// Runs in every browser test file, before the code under test is loaded.
installDialog();
installLayout();
