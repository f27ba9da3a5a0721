import astro from 'eslint-plugin-astro'
import a11y from 'eslint-plugin-jsx-a11y-x'
import hooks from 'eslint-plugin-react-hooks'
import { defineConfig, globalIgnores } from 'eslint/config'
import ts from 'typescript-eslint'

export default defineConfig(
  globalIgnores(['dist', '.astro', '.vercel', '.data', 'src/messages/generated']),
  {
    files: ['**/*.{ts,tsx}'],
    extends: [ts.configs.strictTypeChecked],
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      'no-console': 'error',
      eqeqeq: 'error',
      '@typescript-eslint/no-confusing-void-expression': 'off',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      'no-restricted-syntax': [
        'error',
        { selector: 'ExportDefaultDeclaration', message: 'Named exports only.' },
        { selector: "CallExpression[callee.name='alert']", message: 'No alert(): show the sentence on the screen.' }
      ]
    }
  },
  { files: ['*.config.ts', 'tests/e2e/global-*.ts', '**/*.d.ts'], rules: { 'no-restricted-syntax': 'off' } },
  { files: ['src/cli/**', 'tests/**', 'src/server/local/**'], rules: { 'no-console': 'off' } },
  {
    files: ['**/*.tsx'],
    extends: [a11y.configs.recommended, hooks.configs.flat.recommended]
  },
  ...astro.configs['flat/recommended'],
  ...astro.configs['flat/jsx-a11y-recommended'],
  // A page that is one form begins in its first field.
  { files: ['**/*.astro'], rules: { 'astro/jsx-a11y/no-autofocus': 'off' } },
  // The script of a page holds one import (tests/rules/habits.test.ts); types would be read a second time for it.
  { files: ['**/*.astro/*.ts'], extends: [ts.configs.disableTypeChecked] }
)
