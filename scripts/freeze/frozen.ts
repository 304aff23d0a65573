/**
 * What `npm run freeze` keeps: in the world of the tests, at a time that stands still, with the demo in it. Every id and
 * secret stands as a mark, and lines whose order chance decides are sorted, so that two runs of the same code agree.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { audit, Subject } from '../../contract/audit.ts'
import { changeLines, changeWords, kindWords } from '../../contract/audit/words.ts'
import { doerWords } from '../../contract/audit/change-words.ts'
import { readWords } from '../../contract/audit/read-words.ts'
import { buildings } from '../../contract/buildings.ts'
import { notifications } from '../../contract/notifications.ts'
import { overview } from '../../contract/overview.ts'
import { seedDemoIfEmpty } from '../../server/demo/demo.ts'
import type { Caller } from '../../server/testing/caller.ts'
import type { Name } from '../../server/testing/cast.ts'
import { emptyBuildings } from '../../server/testing/emptying.ts'
import { openWorld, type World } from '../../server/testing/world.ts'

const zone = 'America/Vancouver'
/** Mandeep manages both buildings, so what they read of one covers it. */
const people: readonly Name[] = ['mandeep', 'olivia', 'theo', 'carla', 'ben', 'ada']

const masked = (text: string): string =>
  text
    .replaceAll(/[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/g, '<id>')
    .replaceAll(/token=[\w-]+/g, 'token=<secret>')
    .replaceAll(/\b[\da-f]{64}\b/g, '<hash>')

/** Signs somebody in to each of their buildings. */
const everywhere = async (world: World, name: Name): Promise<Caller[]> => {
  const mine = await (await world.as(name, null)).call(buildings.mine)
  return Promise.all(
    mine.map(async ({ _id }) => {
      const caller = await world.as(name, null)
      caller.buildingId = _id
      return caller
    }),
  )
}

/** Reads a list page by page. */
const everyItem = async <Item>(
  page: (cursor: string | undefined) => Promise<{ items: Item[]; nextCursor: string | null }>,
): Promise<Item[]> => {
  const found: Item[] = []
  let cursor: string | undefined
  do {
    const { items, nextCursor } = await page(cursor)
    found.push(...items)
    cursor = nextCursor ?? undefined
  } while (cursor)
  return found
}

const historyOf = async (caller: Caller): Promise<string[]> => {
  const items = await everyItem((cursor) =>
    caller.call(audit.list, { query: { limit: 100, ...(cursor && { cursor }) } }),
  )
  return items.map(({ at, by, subject, name, action, fields, reads }) =>
    [
      at,
      doerWords(by),
      kindWords(subject).one,
      name ?? '',
      changeWords(subject, action),
      changeLines(subject, fields, zone).join(' · '),
      readWords(reads),
    ].join(' | '),
  )
}

/** A label that says no more than the name of its field, and so is the same as none. */
const isPlain = ([name, words]: [string, unknown]): boolean =>
  words === name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)

/** Every word of the histories, also those that the demo doesn’t use: a line each, by its place. */
const wordsIn = (place: string, words: unknown): string[] =>
  typeof words === 'object' && words !== null
    ? Object.entries(words)
        .filter((entry) => !(place.endsWith('.fields') && isPlain(entry)))
        .flatMap(([name, inner]) => wordsIn(`${place}.${name}`, inner))
    : [`${place} = ${String(words)}`]

const inboxOf = async (caller: Caller): Promise<string[]> => {
  const items = await everyItem((cursor) =>
    caller.call(notifications.list, { query: { limit: 100, ...(cursor && { cursor }) } }),
  )
  return items.map((row) => JSON.stringify(row))
}

const emailsIn = async ({ connection }: World): Promise<string[]> => {
  const { rows } = await connection.pool.query<{ recipient: string; subject: string; plain: string; html: string }>(
    'select recipient, subject, plain, html from outbox',
  )
  return rows.map(({ recipient, subject, plain, html }) => `${recipient}\n${subject}\n${plain}\n${html}`)
}

test('the texts of the demo are kept', { timeout: 600_000 }, async () => {
  const folder = process.env['FREEZE_INTO']!
  await mkdir(folder, { recursive: true })
  const keep = (file: string, lines: readonly string[]) =>
    writeFile(
      join(folder, file),
      `${lines
        .map((line) => masked(line))
        .toSorted()
        .join('\n')}\n`,
    )
  const world = await openWorld()
  try {
    const openapi = await world.stranger().send('GET', '/api/openapi.json')
    await writeFile(join(folder, 'openapi.json'), JSON.stringify(JSON.parse(openapi.text), null, 2))
    await emptyBuildings(world.connection.pool, { accounts: true })
    await seedDemoIfEmpty(world.platform, () => {})
    await world.jobs.drain()
    const [history, inbox, day]: [string[], string[], string[]] = [[], [], []]
    for (const name of people)
      for (const caller of await everywhere(world, name)) {
        inbox.push(...(await inboxOf(caller)).map((row) => `${name} | ${row}`))
        if (name !== 'mandeep') continue
        history.push(...(await historyOf(caller)))
        day.push(JSON.stringify(await caller.call(overview.day)))
      }
    for (const lines of [history, inbox, day]) expect(lines).not.toEqual([])
    await keep(
      'words.txt',
      Subject.options.flatMap((subject) => wordsIn(subject, kindWords(subject))),
    )
    await keep('history.txt', history)
    await keep('inbox.txt', inbox)
    await keep('day.txt', day)
    await keep('email.txt', await emailsIn(world))
  } finally {
    await world.close()
  }
})
