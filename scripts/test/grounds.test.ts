import { expect, test } from 'vitest'
import { everyImport } from '../check/imports.ts'
import { loadedWith } from './grounds.ts'

test('a journey loads what it imports, and what that imports, round a circle too', () => {
  const imports = everyImport(
    new Map([
      ['e2e/a.spec.ts', `import { test } from './test.ts'\nimport type { A } from '../contract/a.ts'`],
      ['e2e/test.ts', `import { test } from '@playwright/test'\nexport * from './people.ts'`],
      ['e2e/people.ts', `await import('./test.ts')`],
      ['e2e/b.spec.ts', `import './mail.ts'`],
    ]),
  )
  expect(loadedWith('e2e/a.spec.ts', imports).toSorted()).toEqual([
    'contract/a.ts',
    'e2e/a.spec.ts',
    'e2e/people.ts',
    'e2e/test.ts',
  ])
})
