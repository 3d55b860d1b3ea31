jest.mock('@react-native-async-storage/async-storage', () =>
  require('@react-native-async-storage/async-storage/jest/async-storage-mock'),
);

// A busy machine is slow, not wrong.
require('@testing-library/react-native').configure({ asyncUtilTimeout: 20_000 });

// After the library above, so that what unmounting says counts too.
require('./complaints').holdConsole();
