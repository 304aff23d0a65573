// Runs on both versions of PostgreSQL: the check digit is a function of the database.
/** Payment codes: each account has one of its own, which stays, and which a mistyped digit never turns into another. */
import { expect, it } from 'vitest'
import { ledger } from '../../../../contract/ledger.ts'
import { withBooks } from '../../../testing/books.ts'
import { pdfWords } from '../../../testing/letters.ts'
import { settleHoldings } from '../ledger.ts'

const on = withBooks()

const codes = async () =>
  (await on.books.query('select id, payment_code as code from ledger_holdings order by id')) as {
    id: string
    code: string
  }[]

/** Adds up the digits of a code as the Luhn algorithm does: every second from the right doubled, and its digits added. */
const luhnSum = (code: string): number =>
  [...code]
    .toReversed()
    .map(Number)
    .map((digit, i) => (i % 2 === 1 ? [0, 2, 4, 6, 8, 1, 3, 5, 7, 9][digit]! : digit))
    .reduce((sum, digit) => sum + digit, 0)

it('each account has ten digits of its own, with a check digit', async () => {
  const all = await codes()
  expect(all.length).toBeGreaterThan(4)
  expect(new Set(all.map(({ code }) => code)).size).toBe(all.length)
  for (const { code } of all) {
    expect(code).toMatch(/^[1-9]\d{9}$/)
    expect(luhnSum(code) % 10).toBe(0)
  }
})

it('the database refuses a code that is mistyped, and one that another account has', async () => {
  const [one, other] = await codes()
  const last = (Number(one!.code.at(-1)) + 1) % 10
  const set = (code: string) =>
    on.books.query('update ledger_holdings set payment_code = $2 where id = $1', [one!.id, code])
  await expect(set(one!.code.slice(0, 9) + last)).rejects.toThrow('check constraint')
  await expect(set(other!.code)).rejects.toThrow('ledger_holdings_payment_code')
})

it('codes of accounts stay when the roster is followed again', async () => {
  const before = await codes()
  await settleHoldings(on.books.ctx)
  expect(await codes()).toEqual(before)
})

it('owners see the code of their own accounts, on screen and on the statement', async () => {
  const olivia = await on.world.as('olivia')
  const known = new Map((await codes()).map(({ id, code }) => [id, code]))
  const mine = await olivia.call(ledger.mine)
  expect(mine.map(({ unit, paymentCode }) => [unit.unitNumber, paymentCode])).toEqual(
    ['305', '703'].map((number) => [number, known.get(on.books.holdingOf(number))]),
  )
  const { text } = await pdfWords(olivia, ledger.statementFile.path.replace(':id', mine[0]!._id))
  expect(text).toContain(`Payment code: ${mine[0]!.paymentCode}`)
})

it('an account is found by its code, also with spaces, and not by a part of it', async () => {
  const mandeep = await on.world.as('mandeep', 'harbour')
  const found = async (search: string) =>
    (await mandeep.call(ledger.holdings, { query: { search } })).items.map(({ unit }) => unit.unitNumber)
  const code = (await codes()).find(({ id }) => id === on.books.holdingOf('804'))!.code
  expect(await found(code)).toEqual(['804'])
  expect(await found(`${code.slice(0, 3)} ${code.slice(3, 6)}-${code.slice(6)}`)).toEqual(['804'])
  expect(await found(code.slice(0, 8))).toEqual([])
})
