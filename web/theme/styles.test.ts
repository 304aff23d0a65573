import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const web = join(import.meta.dirname, '..')
const library = join(web, '../node_modules/@mantine/core/styles')

/** Every part of the library that some screen imports. */
const usedParts = (): string[] => {
  const sources = globSync('**/*.{ts,tsx}', { cwd: web }).map((file) => readFileSync(join(web, file), 'utf8'))
  const named = sources.flatMap((text) =>
    [...text.matchAll(/import \{([^}]*)\} from '@mantine\/core'/g)].flatMap(([, names]) => names!.split(',')),
  )
  return [...new Set(named.map((name) => name.trim().replace(/ as .*/, '')))].filter((name) =>
    existsSync(join(library, `${name}.css`)),
  )
}

test('every part that a screen uses brings its styles', () => {
  const styles = readFileSync(join(web, 'theme/styles.ts'), 'utf8')
  const used = usedParts()
  expect(used.length).toBeGreaterThan(20)
  expect(used.filter((name) => !styles.includes(`/${name}.css'`))).toEqual([])
})
