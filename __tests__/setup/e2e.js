// A browser on a slow machine needs patience; jest takes testTimeout per project only this way.
jest.setTimeout(120_000);

// Real browsers and real connections on a busy machine: a failure is shown, and tried once more.
jest.retryTimes(1, { logErrorsBeforeRetry: true });
