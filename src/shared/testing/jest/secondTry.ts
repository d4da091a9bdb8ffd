/**
 * In CI, whose machine has neighbours, a test may try twice; what the first try said is printed, and `npm test` counts
 * those tests in a line of their own. Elsewhere the first try decides.
 */
if (process.env.CI) jest.retryTimes(1, { logErrorsBeforeRetry: true });
