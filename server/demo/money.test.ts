/** The money of the demo is the same scene on any day: what Olivia owes and has paid, the next budget, and the bank. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { localDateOf } from '../../contract/time.ts'
import type { CurrentBuilding, InBuilding } from '../context.ts'
import { listAccounts, listRows } from '../features/banking/banking.ts'
import { seedBanking } from '../features/banking/demo.ts'
import { seedBookImports } from '../features/book-imports/demo.ts'
import { seedBudgets } from '../features/budget/demo.ts'
import { seedLedger } from '../features/ledger/demo.ts'
import { seedLevies } from '../features/levies/demo.ts'
import { listLevies } from '../features/levies/levies.ts'
import { listDebtors, lockedThroughOf, verifyLedger } from '../features/ledger/ledger.ts'
import { seedSpending } from '../features/spending/demo.ts'
import { reportFunds } from '../features/spending/spending.ts'
import { readAsOf } from '../testing/as-of.ts'
import { bankRowsIn, demoBankRows } from '../testing/demo-banking.ts'
import { councilIn, draftFeesIn } from '../testing/demo-budgets.ts'
import { emptyBuildings } from '../testing/emptying.ts'
import { openWorld, type World } from '../testing/world.ts'
import { daysBefore, openBuildings } from './demo.ts'

let world: World
let building: CurrentBuilding
beforeAll(async () => {
  world = await openWorld()
  await emptyBuildings(world.connection.pool, { accounts: true })
  building = (await openBuildings(daysBefore(world.platform))).harbour
})
afterAll(() => world.close())

/** What is open of Olivia’s units: the due day, what it is for, and how many cents. */
const openOf = async (ctx: InBuilding) => {
  const debtors = (await listDebtors(ctx)).filter(({ owners }) => owners.includes('Olivia Owner'))
  return debtors.flatMap(({ unit, charges }) =>
    charges.map(({ type, dueOn, openCents }) => [unit.unitNumber, type, dueOn, openCents]),
  )
}

/** What is left to match at the bank, and by how much its balance is off once all of it is matched. */
const bankIn = async (ctx: InBuilding) => {
  const [account] = (await listAccounts(ctx)).accounts
  const { items } = await listRows(ctx, { params: { id: account!._id }, query: { shows: 'toMatch', limit: 100 } })
  return {
    posted: account!.postings.map(({ rows }) => rows),
    toMatch: bankRowsIn(items),
    // A deposit that the books have already is matched with its payment.
    offCents: account!.differenceCents! + items[0]!.cents,
  }
}

/** Funds whose balance is below zero at the end of a month of this year or last year. */
const fundsInDebt = async (ctx: InBuilding) => {
  const now = await reportFunds(councilIn(ctx), { query: {} })
  const last = await reportFunds(councilIn(ctx), { query: { year: now.years[1]! } })
  return [...now.funds, ...last.funds].filter(({ balancesCents }) => balancesCents.some((cents) => cents < 0))
}

describe.each([
  ['in the first minutes of a year', '2027-01-01T07:05:00.000Z', null],
  ['on the day that new fees begin in other years', '2027-04-01T07:00:00.000Z', '2026-12-31'],
  ['in the evening of a leap day, when it is March in UTC', '2028-03-01T06:30:00.000Z', null],
])('%s, %s', (_, now, locked) => {
  test('703 owes 433.07 and 305 owes 378.41, a budget is drafted, and the bank waits', async () => {
    const seeds = [seedLedger, seedBudgets, seedBookImports, seedLevies, seedBanking, seedSpending]
    const found = await readAsOf(world, { now, which: 'harbour', building, seeds }, async (ctx) => ({
      open: await openOf(ctx),
      draft: await draftFeesIn(ctx),
      bank: await bankIn(ctx),
      levies: (await listLevies(councilIn(ctx), { query: { limit: 10 } })).items.map(({ state, money }) => [
        state,
        money,
      ]),
      locked: await lockedThroughOf(ctx.db, ctx.building._id),
      inDebt: await fundsInDebt(ctx),
      fault: (await verifyLedger(ctx)).fault,
    }))
    const today = localDateOf(now, 'America/Vancouver')
    const month = `${today.slice(0, 7)}-01`
    expect(found).toEqual({
      open: [
        ['305', 'strataFee', month, 37_841],
        ['703', 'strataFee', month, 43_307],
      ],
      draft: { name: String(Number(today.slice(0, 4)) + 1), monthNowCents: 2_491_667 },
      bank: {
        posted: [13],
        toMatch: demoBankRows,
        offCents: 0,
      },
      // Two of four instalments, which 406 and in one of them 201 didn't pay.
      levies: [
        [
          'approved',
          {
            ...{ chargedCents: 12_500_034, paidCents: 12_205_779, spentCents: 5_400_000, balanceCents: 6_805_779 },
            ...{ refundedCents: 0, toReserveCents: 0 },
          },
        ],
      ],
      ...{ locked, inDebt: [], fault: null },
    })
  })
})
