// Three projects, because they need three worlds:
//   engine      pure TypeScript in node, compiled by swc (fast)
//   components  React Native under jest-expo
//   e2e         a real browser against the built web app, one test file at a time
// Choose one with `npx jest --selectProjects=engine` (the equals sign is needed).

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
  // These ship ES modules only; node's require under jest cannot read them as they are.
  transformIgnorePatterns: ['/node_modules/(?!(@noble|zustand|immer|fast-check|pure-rand)/)'],
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
  modulePathIgnorePatterns: ['<rootDir>/dist/'],
};

module.exports = {
  maxWorkers: 2,
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
