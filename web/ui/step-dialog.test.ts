/** Dialogs are held to one form of a step, and none of them overwrites someone else's change unseen. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const web = join(import.meta.dirname, '..')
const sources = readdirSync(web, { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => path.endsWith('.tsx') && !path.startsWith('ui/'))
  .map((path) => ({
    path,
    text: readFileSync(join(web, path), 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, ''),
  }))

/** What a file declares outside of anything else, by name: components, and the hooks and words that they use. */
const declared = (text: string): Map<string, string> =>
  new Map(
    text.split(/^(?=(?:export )?(?:default )?(?:async )?(?:const|function|interface|type) )/m).flatMap((part) => {
      const name = /^(?:export )?(?:default )?(?:async )?(?:const|function) (\w+)/.exec(part)?.[1]
      return name ? [[name, part] as const] : []
    }),
  )

/** A component with whatever of its file it uses, directly or through others. */
const withUsed = (parts: ReadonlyMap<string, string>, name: string, seen = new Set<string>()): string => {
  if (seen.has(name)) return ''
  seen.add(name)
  const part = parts.get(name) ?? ''
  const used = [...new Set(part.match(/\b\w+\b/g))].filter((word) => parts.has(word))
  return part + used.map((word) => withUsed(parts, word, seen)).join('')
}

const steps = sources.flatMap(({ path, text }) => {
  const parts = declared(text)
  return [...parts]
    .filter(([, part]) => /<Step(?:Dialog|Form)\b/.test(part))
    .map(([name, part]) => ({ name: `${path} ${name}`, part, whole: withUsed(parts, name) }))
})
/** Several records at once are taken each by itself: the server names those that it skipped. */
const several = 'features/tickets/desk/assign-many-dialog.tsx ManyForm'
const sending = steps.filter(
  ({ name, whole }) => name !== several && /\bbody\b/.test(whole) && /\bversion\b/.test(whole),
)

test('a form in a dialog is that of a step', () => {
  const own = sources.filter(({ text }) => /<(?:Dialog|Modal)\b/.test(text) && /<[Ff]orm\b/.test(text))
  // Files that wait to be sent one by one, and a number of days, are no forms of the contract.
  const others = ['features/documents/uploads/upload-dialog.tsx', 'features/notices/pin-dialog.tsx']
  expect(own.map(({ path }) => path).toSorted()).toEqual(others)
})

test('a dialog that sends a version says that someone else changed the record', () => {
  expect(sending.length).toBeGreaterThan(40)
  const unseen = sending.filter(({ part }) => !/\bconflict=/.test(part))
  expect(unseen.map(({ name }) => name)).toEqual([])
})

test('the version that a dialog sends is that of its opening, or that of the other one', () => {
  const other = sending.filter(({ whole }) => !/\buse\w+Step(?:<[^(]*>)?\(/.test(whole))
  expect(other.map(({ name }) => name)).toEqual([])
})
