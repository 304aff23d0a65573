/** The financial statements that owners may have: those of finished years. */
import { beforeEach, describe, expect, it } from 'vitest'
import { spending } from '../../../contract/spending.ts'
import type { Caller } from '../../testing/caller.ts'
import { pdfWords } from '../../testing/letters.ts'
import { withSpending } from './testing/spending.ts'

const on = withSpending()
let olivia: Caller
beforeEach(async () => {
  olivia = await on.world.as('olivia')
  await on.books.owes(on.olivia, 'strataFee', '2025-12-01', 30_000)
  await on.books.owes(on.olivia, 'strataFee', '2026-10-01', 39_107)
})

const lock = (through: string) => on.books.query('update ledger_books set locked_through = $1', [through])
const years = async (who: Caller = olivia) => (await who.call(spending.mine)).map(({ startsOn }) => startsOn)
const statement = (year: string, who: Caller = olivia) =>
  who.send('GET', spending.ownStatement.path, { query: { year } })

describe('the financial statement of a year', () => {
  it('is an owner’s once its last month is locked', async () => {
    await lock('2025-11-30')
    expect(await years()).toEqual([])
    const early = await statement('2025-06-01')
    expect([early.status, early.body.error]).toEqual([
      409,
      'The financial statement for fiscal year 2025 isn’t available. Statements are available once the fiscal year is over and its months are locked.',
    ])
    await lock('2025-12-31')
    expect(await years()).toEqual(['2025-01-01'])
    const { status, headers } = await statement('2025-06-01')
    expect([status, headers['content-type']]).toEqual([200, 'application/pdf'])
    expect(headers['content-disposition']).toContain('financial statement 2025-01-01 to 2025-12-31.pdf')
    const { text } = await pdfWords(olivia, `${spending.ownStatement.path}?year=2025-01-01`)
    const words = text.replaceAll(/\s+/g, ' ')
    expect(words).toContain('Financial statement, fiscal year 2025')
    expect(words).toContain('Balance, Dec 31, 2025 $300.00')
  })

  it('isn’t an owner’s while the year isn’t over, or before the books begin', async () => {
    await lock('2026-10-31')
    expect(await years()).toEqual(['2025-01-01'])
    for (const day of ['2026-05-05', '2027-01-01', '2024-12-31']) expect((await statement(day)).status).toBe(409)
  })

  it('is for those who own a unit of the building today', async () => {
    await lock('2025-12-31')
    const answers = async (who: Caller) => [await years(who), (await statement('2025-01-01', who)).status]
    expect(await answers(await on.world.as('carla'))).toEqual([['2025-01-01'], 200])
    for (const name of ['theo', 'mia', 'mandeep'] as const)
      expect(await answers(await on.world.as(name, 'harbour'))).toEqual([[], 409])
    expect((await statement('2025-01-01', await on.world.as('ben', 'harbour'))).status).toBe(403)
    await on.books.query(`update ownerships set to_date = '2026-11-19' where to_date is null`)
    expect(await answers(olivia)).toEqual([[], 409])
  })
})
