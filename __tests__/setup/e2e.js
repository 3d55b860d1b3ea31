// A browser on a slow machine needs patience; jest takes testTimeout per project only this way.
jest.setTimeout(120_000);
