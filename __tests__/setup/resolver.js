// @react-native/jest-preset's resolver, with one rule more: react-native-worklets has *.native files
// that reach for the native module, which does not exist under jest; its plain files do not.
const base = require('@react-native/jest-preset/jest/resolver');

const native = /\.native\.[jt]sx?$/;

module.exports = function resolve(request, options) {
  const found = base(request, options);
  if (!native.test(found) || !found.includes('react-native-worklets')) return found;
  const extensions = options.extensions?.filter((extension) => !extension.includes('native'));
  return base(request, { ...options, extensions });
};
