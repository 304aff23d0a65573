/** Documents are found by what stands inside them, by those who may read them. */
// Runs on both versions of PostgreSQL: full-text search.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { unusedFileKeptMs } from '../../../../contract/limits.ts'
import { binDays } from '../../../../contract/limits/documents.ts'
import { documents } from '../../../../contract/documents.ts'
import type { Caller } from '../../../testing/caller.ts'
import { file, titlesOf } from '../../../testing/documents.ts'
import { textFile } from '../../../testing/notices.ts'
import { pdfOf } from '../../../testing/papers.ts'
import { fileOf, plainPicture } from '../../../testing/pictures.ts'
import { openWorld, type World } from '../../../testing/world.ts'
import { readContent } from './reading.ts'

let world: World
let mandeep: Caller
let theo: Caller
beforeAll(async () => {
  world = await openWorld()
  mandeep = await world.as('mandeep')
  theo = await world.as('theo')
})
afterAll(() => world.close())

const pdf = async (name: string, pages: readonly string[], options = {}) =>
  new File([(await pdfOf(pages, options)) as BlobPart], name, { type: 'application/pdf' })
const found = async (who: Caller, search: string) =>
  (await who.call(documents.list, { query: { search, limit: 50 } })).items.map(({ title, hits }) => ({
    title,
    hits: hits.map(({ page, snippet, marks }) => [page, ...marks.map(([from, to]) => snippet.slice(from, to))]),
  }))
const rows = async (table: string, sha256: string) =>
  (await world.connection.pool.query(`select * from ${table} where sha256 = $1`, [sha256])).rows
const contentOf = async (id: string) =>
  (await mandeep.call(documents.versions, { params: { id }, query: {} })).items[0]!.sha256

describe('a search', () => {
  beforeAll(async () => {
    const bylaws = [
      'Division 1. Payment of strata fees.',
      'Division 2. An owner must not keep more than two capybaras.',
    ]
    await file(mandeep, { category: 'bylaws', title: 'Consolidated bylaws' }, await pdf('bylaws.pdf', bylaws))
    await file(mandeep, { category: 'minutes', title: 'Council, May' }, textFile('may.txt', 'A capybara was seen.'))
    await file(
      mandeep,
      { category: 'guides', title: 'Capybara guide' },
      textFile('guide.txt', 'Feed them résumés, daily.'),
    )
    await world.jobs.drain()
  })

  test('finds the bylaw by a word inside the PDF, with its page, and for a tenant no minutes', async () => {
    expect(await found(theo, 'capybaras')).toEqual([
      { title: 'Capybara guide', hits: [] },
      { title: 'Consolidated bylaws', hits: [[2, 'capybaras']] },
    ])
    expect(await titlesOf(mandeep, { search: 'capybaras' })).toEqual([
      'Capybara guide',
      'Consolidated bylaws',
      'Council, May',
    ])
  })

  test.each([
    ['keep capybara', ['Consolidated bylaws']],
    ['keeping capy', ['Consolidated bylaws']],
    ['CAPYBARÁS owners', ['Consolidated bylaws']],
    ['"more than two"', ['Consolidated bylaws']],
    ['"two more than"', []],
    ['“strata fees” payment', ['Consolidated bylaws']],
    ['resume', ['Capybara guide']],
    ['guide.txt', ['Capybara guide']],
    ['capybaras elephants', []],
    ['cap:* | guide', []],
    ['?! & ""', []],
  ])('for %s finds %j', async (search, titles) => {
    expect(await titlesOf(theo, { search })).toEqual(titles)
  })

  test('marks what it found, also where the word is written otherwise, in a text without pages', async () => {
    expect(await found(theo, 'resume dail')).toEqual([{ title: 'Capybara guide', hits: [[null, 'résumés', 'daily']] }])
  })

  test('stays in the building, also for a content that lies in both', async () => {
    const ada = await world.as('ada')
    expect(await titlesOf(ada, { search: 'resume' })).toEqual([])
    await file(ada, { category: 'guides', title: 'Theirs' }, textFile('guide.txt', 'Feed them résumés, daily.'))
    await world.jobs.drain()
    expect(await titlesOf(ada, { search: 'resume' })).toEqual(['Theirs'])
    expect(await titlesOf(theo, { search: 'resume' })).toEqual(['Capybara guide'])
  })

  test('is narrowed as the list is, page by page', async () => {
    const query = { search: 'capybaras', limit: 1 }
    const first = await theo.call(documents.list, { query })
    expect(first.items.map(({ title }) => title)).toEqual(['Capybara guide'])
    const second = await theo.call(documents.list, { query: { ...query, cursor: first.nextCursor! } })
    expect(second.items.map(({ title, hits }) => [title, hits.length])).toEqual([['Consolidated bylaws', 1]])
    expect(second.nextCursor).toBeNull()
    expect(await titlesOf(theo, { search: 'capybaras', category: 'bylaws' })).toEqual(['Consolidated bylaws'])
  })
})

test('before it is read a document is found by its title alone', async () => {
  const { _id: id } = await file(mandeep, { title: 'Dingo fence' }, textFile('fence.txt', 'Of the echidna.'))
  const inside = async () => (await theo.call(documents.get, { params: { id } })).inside
  expect(await inside()).toBe('waiting')
  expect([await titlesOf(theo, { search: 'dingo' }), await titlesOf(theo, { search: 'echidna' })]).toEqual([
    ['Dingo fence'],
    [],
  ])
  await world.jobs.drain()
  expect([await inside(), await titlesOf(theo, { search: 'echidna' })]).toEqual(['read', ['Dingo fence']])
})

test('what another building has read already is found here once its words are here', async () => {
  const ada = await world.as('ada')
  await file(ada, { category: 'guides' }, textFile('twin.txt', 'Of the pangolin.'))
  await world.jobs.drain()
  const { _id: id } = await file(mandeep, { title: 'Twin' }, textFile('twin.txt', 'Of the pangolin.'))
  expect(await theo.call(documents.get, { params: { id } })).toMatchObject({ inside: 'waiting' })
  await world.jobs.drain()
  expect(await theo.call(documents.get, { params: { id } })).toMatchObject({ inside: 'read' })
})

test('a picture holds no words', async () => {
  const { _id: id } = await file(
    mandeep,
    { category: 'guides' },
    fileOf(await plainPicture(8, 8).png().toBuffer(), 'lobby.png', 'image/png'),
  )
  expect(await theo.call(documents.get, { params: { id } })).toMatchObject({ inside: 'picture' })
})

test('the newest version is searched, and an older one again when it comes back', async () => {
  const { _id: id } = await file(mandeep, { title: 'Plan' }, textFile('plan.txt', 'Of the wombat burrow.'))
  await mandeep.call(documents.addVersion, {
    params: { id },
    body: {},
    files: [textFile('plan.txt', 'Of the numbat nest.')],
  })
  await world.jobs.drain()
  expect([await titlesOf(theo, { search: 'wombat' }), await titlesOf(theo, { search: 'numbat' })]).toEqual([
    [],
    ['Plan'],
  ])
  const { items } = await mandeep.call(documents.versions, { params: { id }, query: {} })
  await mandeep.call(documents.restoreVersion, { params: { id, versionId: items.at(-1)!._id } })
  await world.jobs.drain()
  expect([await titlesOf(theo, { search: 'wombat' }), await titlesOf(theo, { search: 'numbat' })]).toEqual([
    ['Plan'],
    [],
  ])
})

test('of three hundred pages the last is found as the first, and of many hits the best three show', async () => {
  const pages = Array.from({ length: 300 }, (_, n) => `Page ${n + 1} of the quokka report, lot ${9000 + n}.`)
  await file(mandeep, { title: 'Report' }, await pdf('report.pdf', pages))
  await world.jobs.drain()
  expect(await found(theo, '9299')).toEqual([{ title: 'Report', hits: [[300, '9299']] }])
  expect((await found(theo, 'quokka')).map(({ hits }) => hits.length)).toEqual([3])
})

describe('the work', () => {
  test('taken up again where it was cut off, or done twice, ends the same', async () => {
    const { _id } = await file(mandeep, {}, await pdf('twice.pdf', ['A bandicoot.', 'Another bandicoot.']))
    const sha256 = await contentOf(_id)
    await world.jobs.drain()
    const buildingId = mandeep.buildingId!
    await world.connection.pool.query('delete from page_words where sha256 = $1 and page = 2', [sha256])
    await readContent(world.context(), { buildingId, sha256 })
    await readContent(world.context(), { buildingId, sha256 })
    expect(await rows('file_readings', sha256)).toMatchObject([{ state: 'read', reason: null }])
    expect(await rows('page_words', sha256)).toHaveLength(2)
  })

  test.each([
    ['protected', 'locked.pdf', () => pdfOf(['Secret'], { password: 'open' })],
    ['noText', 'scan.pdf', () => pdfOf([''])],
    ['damaged', 'cut.pdf', async () => (await pdfOf(['Whole'])).subarray(0, 60)],
  ])('says of what it cannot read: %s', async (reason, name, content) => {
    const { _id: id } = await file(mandeep, { category: 'guides' }, new File([(await content()) as BlobPart], name))
    await world.jobs.drain()
    expect(await rows('file_readings', await contentOf(id))).toMatchObject([{ state: 'unreadable', reason }])
    expect(await theo.call(documents.get, { params: { id } })).toMatchObject({ inside: reason })
  })

  test('lets the text go with its content', async () => {
    const { _id: id } = await file(mandeep, {}, textFile('old.txt', 'Of the thylacine.'))
    await world.jobs.drain()
    const sha256 = await contentOf(id)
    expect(await rows('page_words', sha256)).toHaveLength(1)
    await mandeep.call(documents.delete, { params: { id } })
    world.clock.advance((binDays + 1) * 86_400_000)
    mandeep = await world.as('mandeep')
    await world.jobs.runNow('documents.purgeBin')
    world.clock.advance(unusedFileKeptMs + 1)
    await world.jobs.runNow('documents.sweepFiles')
    for (const table of ['stored_files', 'file_readings', 'file_pages', 'page_words'])
      expect(await rows(table, sha256)).toEqual([])
  })
})
