import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { piecesOfText } from './inline.ts'
import { topicEntries } from './topic-index.ts'
import { loadTopics } from './topics.ts'
import type { Task } from './words.ts'

/** The help is held to the product: what it names stands on a screen, and where it leads somebody can go. */

const root = join(import.meta.dirname, '../../..')
const isScreenText = (path: string) =>
  /\.tsx?$/.test(path) && !path.endsWith('.test.ts') && !/features\/(?:help|marketing)\//.test(path)

/** What the screens are written with: the web, the words of the contract and those of the law. */
const sources = ['web', 'contract', 'law'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((path) => join(folder, path).replaceAll('\\', '/'))
    .filter(isScreenText)
    .map((path) => readFileSync(join(root, path), 'utf8').replaceAll(/\s*\n\s*/g, '\n')),
)
const all = sources.join('\n')
/** Sentences that are broken over lines of the source. */
const unbroken = all.replaceAll('\n', ' ')

/** Whether something stands on a screen by itself: a whole string or a whole text, where `…` is whatever differs. */
const isOnScreen = (label: string): boolean => {
  const words = label
    .split('…')
    .map((part) => RegExp.escape(part.trim()))
    .join('[^\'"<>]*')
  const begins = label.startsWith('…') ? '' : '(?:[\'"`>}]|^)\\s*'
  const ends = label.endsWith('…') ? '' : '\\s*(?:[\'"`<{$]|$)'
  return new RegExp(begins + words + ends, 'm').test(all) || new RegExp(begins + words + ends).test(unbroken)
}

const topics = await loadTopics(topicEntries.map(({ id }) => id))
const textsOf = ({ says = [], steps = [], after = '', wrong = [] }: Task): string[] => [
  ...says,
  ...steps,
  after,
  ...wrong.flat(),
]
const tasksOf = topics.map(({ id, parts }) => [id, parts.flatMap(({ tasks }) => tasks)] as const)

test.each(tasksOf)('%s names only what stands on a screen', (_id, tasks) => {
  const labels = tasks
    .flatMap(textsOf)
    .flatMap(piecesOfText)
    .filter(({ kind }) => kind === 'label')
  expect(labels.map(({ text }) => text).filter((label) => !isOnScreen(label))).toEqual([])
})

test('a name that stands nowhere, or only within another one, is found out', () => {
  for (const label of ['Book', 'Send report', 'Send notice to …', 'Quiet hours'])
    expect([label, isOnScreen(label)]).toEqual([label, true])
  for (const label of ['Book the moon', 'end report', 'Send notice to … planets'])
    expect([label, isOnScreen(label)]).toEqual([label, false])
})

test('every topic has something to do, under a name of its own, and leads on to others', () => {
  for (const { id, parts, beside } of topics) {
    const tasks = parts.flatMap((part) => part.tasks)
    expect([
      id,
      parts.length > 0 && parts.every((part) => part.tasks.length > 0),
      new Set(parts.map(({ reader }) => reader)).size === parts.length,
      new Set(tasks.map((task) => task.id)).size === tasks.length,
      tasks.filter((task) => !task.says && !task.steps),
      beside.length > 0 && !beside.includes(id),
    ]).toEqual([id, true, true, true, [], true])
  }
})

test('texts are whole sentences, and short enough to be read', () => {
  const texts = topics.flatMap(({ parts }) => parts.flatMap(({ tasks }) => tasks.flatMap(textsOf))).filter(Boolean)
  expect(texts.filter((text) => text.length > 420)).toEqual([])
  const sentences = topics.flatMap(({ parts }) =>
    parts.flatMap(({ tasks }) =>
      tasks.flatMap(({ says = [], steps = [], after }) => [...says, ...steps, ...(after ? [after] : [])]),
    ),
  )
  expect(sentences.filter((text) => !/[.?!]\**$/.test(text))).toEqual([])
})

test.each(topicEntries)(
  'the index says of $id what it is about, in 50 to 200 characters',
  ({ summary, words, title }) => {
    expect(summary.length).toBeGreaterThanOrEqual(50)
    expect(summary.length).toBeLessThanOrEqual(200)
    expect(words).toContain(', ')
    expect(title.length).toBeLessThan(40)
  },
)
