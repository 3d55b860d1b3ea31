// Three projects, because they need three worlds:
//   engine      pure TypeScript in node, compiled by swc (fast)
//   components  React Native under jest-expo
//   e2e         a real browser against the built web app, one test file at a time
// Choose one with `npx jest PATH --selectProjects=engine`: the equals sign is needed, and the path goes
// before, because --selectProjects takes every word after it for a project.

// These give React Native (or everyone) ES modules only, which jest's require cannot read as they are.
const modern = ['@noble/ed25519', '@noble/hashes', 'immer'];

const expoPreset = require('jest-expo/jest-preset');

const swc = [
  '@swc/jest',
  {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      target: 'es2022',
      transform: { react: { runtime: 'automatic' } },
    },
    module: { type: 'commonjs' },
  },
];

const node = {
  rootDir: __dirname,
  testEnvironment: 'node',
  transform: { '\\.(m?[jt]sx?)$': swc },
  transformIgnorePatterns: [`/node_modules/(?!(${modern.join('|')})/)`],
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
  modulePathIgnorePatterns: ['<rootDir>/dist/'],
};

module.exports = {
  maxWorkers: 2,
  // A busy machine is slow, not wrong.
  testTimeout: 60_000,
  projects: [
    {
      ...node,
      displayName: 'engine',
      testMatch: ['<rootDir>/__tests__/{engine,net,store,server,tools,house}/**/*.test.ts'],
    },
    {
      rootDir: __dirname,
      displayName: 'components',
      preset: 'jest-expo',
      transformIgnorePatterns: expoPreset.transformIgnorePatterns.map((pattern) =>
        pattern.replace('(?!(', `(?!(${modern.join('|')}|`),
      ),
      testMatch: ['<rootDir>/__tests__/{components,app}/**/*.test.tsx'],
      resolver: '<rootDir>/__tests__/setup/resolver.js',
      setupFiles: ['<rootDir>/node_modules/react-native-gesture-handler/jestSetup.js'],
      setupFilesAfterEnv: ['<rootDir>/__tests__/setup/components.js'],
      moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
      modulePathIgnorePatterns: ['<rootDir>/dist/'],
    },
    {
      ...node,
      displayName: 'e2e',
      testMatch: ['<rootDir>/__tests__/e2e/**/*.e2e.ts'],
      setupFilesAfterEnv: ['<rootDir>/__tests__/setup/e2e.js'],
    },
  ],
};
