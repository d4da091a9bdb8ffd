/**
 * In CI, on a shared machine, a failed test is retried once. The first failure is printed, and `npm test`
 * counts retried tests separately. Elsewhere there is no retry.
 */
if (process.env.CI) jest.retryTimes(1, { logErrorsBeforeRetry: true });
