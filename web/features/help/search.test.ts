import { expect, test } from 'vitest'
import { findTasks, marksIn, wordsOf } from './search.ts'
import { topicEntries } from './topic-index.ts'
import { loadTopics } from './topics.ts'

const topics = await loadTopics(topicEntries.map(({ id }) => id))
const pathsOf = (query: string, own?: Parameters<typeof findTasks>[2]) =>
  findTasks(topics, query, own).map(({ path }) => path)

test.each([
  ['party room', '/help/bookings#book'],
  ['visitor car', '/help/visitor-parking#register'],
  ['cancel booking', '/help/bookings#cancel'],
  ['new password', '/help/signing-in#password'],
  ['lost phone recovery code', '/help/signing-in#sign-in'],
  ['report leak', '/help/maintenance#report'],
  ['cast vote', '/help/council-voting#vote'],
  ['import roster', '/help/units#import'],
])('“%s” finds %s among the first', (query, path) => {
  expect(pathsOf(query).slice(0, 5)).toContain(path)
})

test('every word must stand somewhere, in any order', () => {
  expect(pathsOf('elevator book')).toEqual(pathsOf('book elevator'))
  expect(pathsOf('book elevator helicopter')).toEqual([])
  expect(pathsOf('   ')).toEqual([])
})

test('accents, capitals and the form of apostrophes make no difference', () => {
  expect(pathsOf('PÁRTY rööm')).toEqual(pathsOf('party room'))
  expect(pathsOf("neighbour's")).toEqual(pathsOf('neighbour’s'))
  expect(pathsOf("neighbour's").length).toBeGreaterThan(0)
})

test('what is marked is what was looked for, as it stands in the text', () => {
  const marked = (text: string, query: string) =>
    marksIn(text, wordsOf(query)).map(([from, to]) => text.slice(from, to))
  expect(marked('The Café bookings', 'cafe BOOK')).toEqual(['Café', 'book'])
  expect(marked('É à bientôt', 'bientot')).toEqual(['bientôt'])
  expect(marked('nothing here', 'there')).toEqual([])
})

test('no marks of our own stand in what is found', () => {
  for (const { excerpt, title } of findTasks(topics, 'press'))
    expect(excerpt.text + title.text).not.toMatch(/\*\*|\]\(/)
})

test('among alike, what is for one’s own role comes first', () => {
  const readers = findTasks(topics, 'report problem', ['managers']).map(({ reader }) => reader)
  expect(readers).toContain('residents')
  expect(findTasks(topics, 'pin dashboard', ['managers'])[0]).toMatchObject({ reader: 'managers' })
})
