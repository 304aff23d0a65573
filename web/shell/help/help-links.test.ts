import { expect, test } from 'vitest'
import { loadTopic, topicEntries } from '../../features/help/help.ts'
import { helpPages } from '../../route-table/help-topics.ts'
import { prerendered } from '../../route-table/prerendered.ts'
import { entries } from '../../route-table/route-table.ts'
import { entryOf } from '../pages.ts'
import { topicAt } from './topic-at.ts'

const topics = new Map(
  await Promise.all(topicEntries.map(async ({ id }) => [id as string, await loadTopic(id)] as const)),
)

test('every screen of signed-in people and to sign in has a topic that is there, and no other screen is named', () => {
  const named = entries.filter(({ topic }) => topic !== undefined)
  expect(named).toEqual(entries.filter(({ guard }) => guard !== 'public'))
  expect(named.filter(({ topic }) => !topics.has(topic!))).toEqual([])
})

test('every topic is a page of its own, written as HTML', () => {
  expect(helpPages.toSorted()).toEqual(['/help', ...[...topics.keys()].map((id) => `/help/${id}`)].toSorted())
  expect(prerendered).toEqual(expect.arrayContaining([...helpPages]))
})

test.each([
  ['/bookings/new', 'bookings'],
  ['/announcements/01990000-0000-7000-8000-000000000000/edit', 'notices'],
  ['/settings/history', 'history'],
  ['/parking-management', 'parking-stalls'],
  ['/pricing', 'dashboard'],
])('the help for %s is %s', (pathname, topic) => {
  expect(topicAt(pathname).id).toBe(topic)
})

const links = [...topics].flatMap(([id, topic]) =>
  [...JSON.stringify(topic).matchAll(/\]\((?<to>[^)]*)\)/g)].map(({ groups }) => [id, groups?.['to'] ?? ''] as const),
)

test('every link of the help leads to a screen that stands, or to a task that is there', () => {
  const leadsNowhere = ([, to]: readonly [string, string]) => {
    const [path = '', hash] = to.split('#')
    const topic = /^\/help\/(.+)$/.exec(path)?.[1]
    if (topic === undefined) return entryOf(path) === null
    const tasks = topics.get(topic)?.parts.flatMap((part) => part.tasks)
    return !tasks || (hash !== undefined && !tasks.some(({ id }) => id === hash))
  }
  expect(links.filter(leadsNowhere)).toEqual([])
  expect(links.length).toBeGreaterThan(80)
})
