import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// On a busy machine a lazily loaded part may take more than the default second to come.
configure({ asyncUtilTimeout: 5_000 });
