/** The files of the books, from the real ledger. */
import { parse } from 'csv-parse/sync'
import { expect, it } from 'vitest'
import { bookExports, bookFiles, type BookFile } from '../../../contract/book-exports.ts'
import { withBooks } from '../../testing/books.ts'
import type { Caller } from '../../testing/caller.ts'
import { findCurrentBuilding } from '../buildings/buildings.ts'
import { chartOf, post, undoCharge } from '../ledger/ledger.ts'

const on = withBooks()

const fetched = (who: Caller, file: BookFile, query: Record<string, string> = {}) =>
  who.send('GET', bookExports.file.path, { query: { file, ...query } })
const rowsOf = (text: string): string[][] => parse(text, { bom: true })
/** A column of a file, by its head. */
const column = ([head = [], ...rows]: string[][], name: string): string[] => rows.map((row) => row[head.indexOf(name)]!)
const cents = (amounts: readonly string[]): number =>
  amounts.reduce((sum, one) => sum + Math.round(Number(one || 0) * 100), 0)

/** Two fees, one cancelled by a reversal, and a payment that leaves credit. */
const happens = async () => {
  const { books, olivia } = on
  await books.owes(olivia, 'strataFee', '2026-10-01', 39_107, 4200)
  const wrong = await books.owes(olivia, 'administration', '2026-11-01', 5000)
  await books.pays(olivia, 50_000, '2026-11-05')
  await undoCharge(books.ctx, { itemId: wrong, words: 'Charged twice' })
  const [{ entryId }] = await books.query('select entry_id as "entryId" from ledger_items where id = $1', [wrong])
  return entryId as string
}

it('the general ledger has each line of each entry, in balance, and names what is reversed', async () => {
  const entryId = await happens()
  const rows = rowsOf((await fetched(await on.world.as('carla'), 'generalLedger')).text)
  const { many, lines } = (
    await on.books.query(
      `select count(distinct entry_id)::integer as many, count(*)::integer as lines from ledger_lines where building_id = $1`,
      [on.books.ctx.building._id],
    )
  )[0]
  expect(rows.length - 1).toBe(lines)
  expect(new Set(column(rows, 'Entry')).size).toBe(many)
  expect(cents(column(rows, 'Debit'))).toBe(cents(column(rows, 'Credit')))
  expect(column(rows, 'Reverses entry').filter(Boolean)).toEqual([entryId, entryId])
  expect(new Set(column(rows, 'Unit'))).toEqual(new Set(['', '703']))
  expect(column(rows, 'Date')).toEqual(column(rows, 'Date').toSorted())
})

it('days narrow each file, both included', async () => {
  await happens()
  const carla = await on.world.as('carla')
  const query = { from: '2026-11-01', to: '2026-11-05' }
  const days = column(rowsOf((await fetched(carla, 'generalLedger', query)).text), 'Date')
  expect([days[0], days.at(-1)]).toEqual(['2026-11-01', '2026-11-05'])
  const owners = rowsOf((await fetched(carla, 'ownerLedgers', query)).text)
  expect(owners.slice(1).map((row) => row.slice(2))).toEqual([
    ['2026-11-01', 'Opening balance', '', '', '433.07'],
    ['2026-11-01', 'administration of 2026-11-01', '50.00', '', '483.07'],
    ['2026-11-05', 'Payment received', '', '500.00', '-16.93'],
    ['2026-11-05', 'Closing balance', '', '', '-16.93'],
  ])
})

it('a trial balance sums to nothing, and begins where the one before ended', async () => {
  await happens()
  const carla = await on.world.as('carla')
  const october = rowsOf((await fetched(carla, 'trialBalance', { to: '2026-10-31' })).text)
  const november = rowsOf((await fetched(carla, 'trialBalance', { from: '2026-11-01', to: '2026-11-30' })).text)
  const of = (rows: string[][], name: string) =>
    new Map(rows.slice(1).map((row) => [`${row[0]} ${row[1]}`, row[rows[0]!.indexOf(name)]]))
  for (const [account, closing] of of(october, 'Closing balance'))
    expect([account, of(november, 'Opening balance').get(account)]).toEqual([account, closing])
  expect(october.find(([account, fund]) => account === 'Fees' && fund === 'Operating fund')).toEqual([
    ...['Fees', 'Operating fund', '0.00', '0.00', '391.07', '-391.07'],
  ])
  expect(november.at(-1)).toMatchObject({ 0: 'Total', 2: '0.00', 5: '0.00' })
})

it('journals for QuickBooks balance entry by entry', async () => {
  await happens()
  const carla = await on.world.as('carla')
  const online = rowsOf((await fetched(carla, 'quickBooksOnline')).text)
  const byEntry = Map.groupBy(online.slice(1), ([number]) => number)
  for (const lines of byEntry.values())
    expect(cents(lines.map((line) => line[3]!))).toBe(cents(lines.map((line) => line[4]!)))
  const { text, headers } = await fetched(carla, 'quickBooksDesktop')
  expect(headers['content-disposition']).toContain('.iif')
  const blocks = text.split('ENDTRNS\r\n').slice(1, -1)
  expect(blocks).toHaveLength(byEntry.size)
  for (const block of blocks) expect(cents(block.split('\r\n').flatMap((line) => line.split('\t')[5] ?? []))).toBe(0)
  const named = new Set(text.split('\r\n').flatMap((line) => (line.startsWith('ACCNT\t') ? [line.split('\t')[1]] : [])))
  expect(online.slice(1).every((row) => named.has(row[2]))).toBe(true)
})

it('books with more entries than are read at a time are whole', async () => {
  const { ctx, funds, accounts } = on.books
  const of = { fundId: funds.operating, holdingId: null }
  const many = Array.from({ length: 1203 }, (_, index) => ({
    day: `2026-01-${String((index % 28) + 1).padStart(2, '0')}`,
    source: `many:${index}`,
    words: 'One of many',
    lines: [
      { ...of, accountId: accounts.bank, cents: 100 },
      { ...of, accountId: accounts.otherIncome, cents: -100 },
    ],
  }))
  await post(ctx, many)
  const rows = rowsOf((await fetched(await on.world.as('carla'), 'generalLedger')).text)
  expect(new Set(column(rows, 'Source'))).toEqual(new Set(many.map(({ source }) => source)))
  expect(rows.length - 1).toBe(2 * many.length)
})

it('no file is made for days that end before they begin', async () => {
  const carla = await on.world.as('carla')
  expect(await fetched(carla, 'trialBalance', { from: '2026-11-02', to: '2026-11-01' })).toMatchObject({
    ...{ status: 400, body: { errors: [{ field: 'to' }] } },
  })
})

it('council and those who keep the books get every file, and no one else does', async () => {
  const statuses = async (who: Caller) => Promise.all(bookFiles.map(async (file) => (await fetched(who, file)).status))
  const all = (status: number) => bookFiles.map(() => status)
  expect(await statuses(await on.world.as('carla'))).toEqual(all(200))
  expect(await statuses(await on.world.as('mandeep', 'harbour'))).toEqual(all(200))
  expect(await statuses(await on.world.as('olivia'))).toEqual(all(403))
  const set = `update buildings set permissions = '{"management":{"billing":false}}' where id = $1`
  await on.books.query(set, [on.books.ctx.building._id])
  expect(await statuses(await on.world.as('mandeep', 'harbour'))).toEqual(all(403))
})

it('another building’s files hold nothing of this one', async () => {
  await happens()
  const next = await on.world.as('mandeep', 'prairie')
  for (const file of bookFiles) expect((await fetched(next, file)).text).not.toContain('703')
})

it('in Alberta the books name the reserve fund as its law does', async () => {
  const building = (await findCurrentBuilding(on.world.platform.db, on.world.cast.buildings.prairie))!
  const { funds, accounts } = await chartOf({ ...on.books.ctx, building })
  const line = { fundId: funds.reserve, holdingId: null }
  const lines = [
    { ...line, accountId: accounts.bank, cents: 100 },
    { ...line, accountId: accounts.otherIncome, cents: -100 },
  ]
  const said = { day: '2026-11-05', valueDay: '2026-11-05', source: 'test:reserve', words: 'Interest of the bank' }
  await post({ ...on.books.ctx, building }, [{ ...said, lines }])
  const ada = await on.world.as('ada')
  for (const file of ['generalLedger', 'trialBalance'] as const)
    expect(column(rowsOf((await fetched(ada, file)).text), 'Fund')).toEqual(
      expect.arrayContaining(['Reserve fund', 'Reserve fund']),
    )
  expect(column(rowsOf((await fetched(ada, 'quickBooksOnline')).text), 'Class')).toEqual([
    'Reserve fund',
    'Reserve fund',
  ])
  expect((await fetched(ada, 'quickBooksDesktop')).text).toContain('CLASS\tReserve fund\r\n')
})
