/** Files that are made to harm, or only odd, are refused in words, and everyone else is answered meanwhile. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Caller } from '../../../testing/caller.ts'
import { openWorld, type World } from '../../../testing/world.ts'
import { csvOf, openBank } from '../../../testing/bank.ts'

let world: World
let mandeep: Caller
let bank: Awaited<ReturnType<typeof openBank>>
beforeAll(async () => {
  world = await openWorld()
  mandeep = await world.as('mandeep', 'harbour')
  bank = await openBank(mandeep)
})
afterAll(() => world.close())

const zip = Buffer.concat([Buffer.from('504b0304', 'hex'), Buffer.alloc(200, 7)])
const malformed = 'The file can’t be read as OFX. Download it from the bank again, or as CSV.'

test.each<[what: string, content: string | Buffer, name: string, status: number, words: RegExp]>([
  ['a binary', Buffer.from([1, 2, 3, 0, 255, 7, 0, 9]), 'a.csv', 415, /isn’t a CSV file we can read/],
  ['a zip', zip, 'a.csv', 415, /ZIP archive/],
  ['a web page', '<!doctype html><html><body>Sign in</body></html>', 'a.csv', 415, /is a web page/],
  ['a web page called OFX', '<html><OFX></OFX></html>', 'a.ofx', 415, /is a web page/],
  ['NUL bytes', 'Date,Memo,Amount\n2026-11-01,A\0B,1.00', 'a.csv', 415, /isn’t a CSV file/],
  ['10 MB', 'x'.repeat(10_000_000), 'a.csv', 400, /larger than 2 MB/],
  ['a quotation mark that is never closed', 'Date,Memo,Amount\n2026-11-01,"A,1.00\n', 'a.csv', 400, /never closed/],
  ['nothing but blanks', ' \n\n', 'a.csv', 400, /The file is empty/],
  ['a line of ten thousand cells', 'a,'.repeat(10_000), 'a.csv', 400, /more than 40 columns/],
  ['OFX that breaks off', 'OFXHEADER:100\n\n<OFX><BANKMSGSRSV1><STMTTRNRS>', 'a.ofx', 400, new RegExp(malformed)],
  ['OFX with endless names', `OFXHEADER:100\n\n<OFX><${'A'.repeat(5000)}>1</OFX>`, 'a.ofx', 400, new RegExp(malformed)],
  ['OFX of many depths', `OFXHEADER:100\n\n<OFX>${'<A>'.repeat(50_000)}`, 'a.ofx', 400, new RegExp(malformed)],
])('%s is refused', async (_what, content, name, status, words) => {
  const [answered, said] = await bank.refused(content, name)
  expect([answered, said]).toEqual([status, expect.stringMatching(words)])
})

test('formulas stay text, and a file of too many rows says so', async () => {
  const file = await bank.tries(csvOf(['2026-11-01', '=HYPERLINK(1)', 100]))
  expect(file.sample[0]!.text).toBe('=HYPERLINK(1)')
  const rows = Array.from({ length: 5001 }, (_, i) => ['2026-11-01', `Row ${i}`, 100 + i] as const)
  const long = await bank.tries(csvOf(...rows))
  expect(long.faults).toEqual(['The file has more than 5,000 transactions. Download fewer days at a time.'])
})

test('a text without end is cut, and stays the same row', async () => {
  const long = csvOf(['2026-11-01', 'x'.repeat(5000), 100], ['2026-11-01', `${'x'.repeat(5000)}y`, 100])
  expect(await bank.adds(long)).toMatchObject({ newRows: 2 })
  expect(await bank.tries(long)).toMatchObject({ newRows: 0 })
  const { rows } = await world.connection.pool.query('select distinct length(text) as chars from bank_rows')
  expect(rows).toEqual([{ chars: 300 }])
})

test('a file of thousands of rows is read while others are answered', async () => {
  const theo = await world.as('theo')
  let isRead = false
  const rows = Array.from({ length: 5000 }, (_, i) => ['2026-11-01', `Row ${i}`, 100 + i] as const)
  const reading = bank.adds(csvOf(...rows)).finally(() => (isRead = true))
  let answered = 0
  while (!isRead) {
    expect((await theo.send('GET', '/api/notifications/unread-count')).status).toBe(200)
    answered++
  }
  expect((await reading).newRows).toBe(5000)
  expect(answered).toBeGreaterThan(1)
})
