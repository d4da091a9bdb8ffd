import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// On a busy machine a lazily loaded part may take longer than the default second.
configure({ asyncUtilTimeout: 5_000 });
