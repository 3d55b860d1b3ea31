import { render } from '@testing-library/react-native';
import { Text } from 'react-native';

import { checkConsole, expectComplaint } from '../../setup/complaints';

test('a test during which React warns fails, and says of what', () => {
  render(
    <>
      {['twice', 'twice'].map((key) => (
        <Text key={key}>{key}</Text>
      ))}
    </>,
  );
  expect(checkConsole).toThrow(/^console\.error: .*two children with the same key, `twice`/);
  // What was said is forgotten with the test that said it.
  expect(checkConsole).not.toThrow();
});

test('a warning that a test expects is allowed, and missed where it does not come', () => {
  expectComplaint(/^console\.warn: as agreed$/);
  console.warn('as %s', 'agreed');
  expect(checkConsole).not.toThrow();
  expectComplaint(/as agreed/);
  expect(checkConsole).toThrow(/not said/);
});
