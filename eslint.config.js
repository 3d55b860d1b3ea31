const expo = require('eslint-config-expo/flat');
const prettier = require('eslint-config-prettier');

// The same log must give the same bytes on V8, JavaScriptCore and Hermes: nothing that asks the
// clock, the locale or an unseeded generator may run in the engine or in the machines of net/.
const undetermined = {
  'no-restricted-globals': [
    'error',
    { name: 'Date', message: 'The engine has no clock; time comes in as a value.' },
    { name: 'Intl', message: 'Locale differs between devices; words belong to the screens.' },
  ],
  'no-restricted-properties': [
    'error',
    { object: 'Math', property: 'random', message: 'Use the seeded generator in the state.' },
    { object: 'globalThis', property: 'Date', message: 'The engine has no clock.' },
    { object: 'globalThis', property: 'Intl', message: 'Locale differs between devices.' },
  ],
  'no-restricted-syntax': [
    'error',
    {
      selector: 'MemberExpression[property.name=/^(localeCompare|toLocale)/]',
      message: 'Locale differs between devices; compare code units.',
    },
  ],
};

module.exports = [
  { ignores: ['node_modules/', 'dist/', '.expo/', 'android/', 'ios/', 'coverage/', 'pictures/', 'public/'] },
  ...expo,
  prettier,
  {
    files: ['**/*.{ts,tsx}'],
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      eqeqeq: 'error',
      'prefer-const': 'error',
      // Types are the compiler's business, and it is stricter here.
      'import/namespace': 'off',
      'import/no-unresolved': 'off',
    },
  },
  {
    // The router demands default exports of its routes, and of nothing else.
    files: ['**/*.{ts,tsx}'],
    ignores: ['app/**', '*.config.ts', '**/*.d.ts'],
    rules: { 'import/no-default-export': 'error' },
  },
  {
    files: ['engine/**/*.ts', 'net/**/*.ts'],
    // The real link lives in the real world: it needs timers and the browser's peers.
    ignores: ['net/links/peerjs*.ts', 'net/links/webrtc*.ts'],
    rules: undetermined,
  },
  {
    files: ['engine/**/*.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: '^(?!\\.{1,2}(/|$)|@/engine(/|$))',
              message: 'The engine imports the engine only: no npm package, no platform.',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['**/*.js'],
    languageOptions: {
      globals: { jest: 'readonly', module: 'writable', require: 'readonly', __dirname: 'readonly' },
    },
  },
];
