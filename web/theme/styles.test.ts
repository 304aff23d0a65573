import { existsSync, globSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { richTextClassPrefix } from '../../contract/rich-text-classes.ts'

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

/** Every style sheet of ours, and every one that a source imports from a package. */
const sheets = (): string[] => {
  const sources = globSync('**/*.{ts,tsx}', { cwd: web }).map((file) => readFileSync(join(web, file), 'utf8'))
  const imported = sources.flatMap((text) =>
    [...text.matchAll(/^import '([^.][^']*\.css)'/gm)].map(([, path]) => path!),
  )
  return [
    ...globSync('**/*.css', { cwd: web }).map((file) => join(web, file)),
    ...imported.map((path) => createRequire(import.meta.url).resolve(path)),
  ]
}

test('no style sheet has a rule for a class that a text brings along', () => {
  const found = sheets()
  expect(found.length).toBeGreaterThan(100)
  const matches = (file: string) => {
    const css = readFileSync(file, 'utf8')
    return css.includes(`.${richTextClassPrefix}`) || /\[class[*~|$^]?=/.test(css)
  }
  expect(found.filter((file) => matches(file))).toEqual([])
})
