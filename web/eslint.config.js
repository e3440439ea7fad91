import js from '@eslint/js'
import svelte from 'eslint-plugin-svelte'
import ts from 'typescript-eslint'
import svelteConfig from './svelte.config.js'

export default ts.config(
  { ignores: ['node_modules'] },
  js.configs.recommended,
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  ...svelte.configs.prettier,
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  {
    rules: {
      'no-undef': 'off', // svelte-check knows better
      'svelte/no-unused-svelte-ignore': 'off', // so it does here
      'svelte/prefer-svelte-reactivity': 'off', // what the page shows is replaced whole, never changed in place
      'svelte/no-useless-mustaches': 'off', // a space or a line end that must stay
      complexity: ['error', 15],
      'max-lines': ['error', 500],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_$', varsIgnorePattern: '^_$' }],
    },
  },
  {
    files: ['src/**/*.ts'],
    rules: { 'max-lines-per-function': ['error', 60] },
  },
)
