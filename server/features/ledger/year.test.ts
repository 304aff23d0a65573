/** A year of a building of 32 units, to the cent: what the ledger says equals what plain arrays say. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { apportion, monthOf } from '../../../law/law.ts'
import { openWorld, type World } from '../../testing/world.ts'
import { allocate, allocateSilently, charge, returnPayment, settleHoldings, verifyLedger } from './ledger.ts'
import { openBooks } from '../../testing/books.ts'

/** A debt and a payment as plain arrays have them: nothing here asks the ledger. */
interface Debt {
  unit: number
  dueOn: string
  isFine: boolean
  open: number
  parts: [operating: number, reserve: number]
}
interface Paid {
  unit: number
  left: number
  took: [debt: Debt, cents: number][]
}

let world: World
beforeAll(async () => {
  world = await openWorld()
  await world.connection.pool.query(
    `insert into units (id, building_id, unit_number, sort_key, unit_entitlement, created_at)
     select gen_random_uuid(), $1, 'Y' || n, 'y' || n, 62 + n, now() from generate_series(1, 32) n`,
    [world.cast.buildings.harbour],
  )
  await world.connection.pool.query(
    `insert into ownerships (id, building_id, unit_id, person_id, created_at)
     select gen_random_uuid(), u.building_id, u.id, (select id from people p where p.building_id = u.building_id order by id limit 1), now()
     from units u where u.unit_number like 'Y%' and u.sort_key like 'y%'`,
  )
})
afterAll(() => world.close())

const entitlements = Array.from({ length: 32 }, (_, index) => 63 + index)
const months = Array.from({ length: 12 }, (_, index) => `2027-${String(index + 1).padStart(2, '0')}`)

/** How a unit pays: on the first, late, a quarter at once, or not at all. */
const habitOf = (unit: number): 'onTime' | 'late' | 'quarterly' | 'never' =>
  unit % 16 === 15 ? 'never' : unit % 8 === 7 ? 'late' : unit % 4 === 0 ? 'onTime' : 'quarterly'

/** What silent money pays, as a person would do it on paper: due debts that aren't fines, the oldest first. */
const payOnPaper = (debts: readonly Debt[], paid: Paid, day: string) => {
  const due = debts
    .filter((debt) => debt.unit === paid.unit && !debt.isFine && debt.dueOn <= day)
    .toSorted((a, b) => a.dueOn.localeCompare(b.dueOn))
  for (const debt of due) {
    const cents = Math.min(paid.left, debt.open)
    if (cents === 0) continue
    debt.open -= cents
    paid.left -= cents
    paid.took.push([debt, cents])
  }
}

test('a year of fees, a levy, late payers, returned payments and a fine adds up', async () => {
  const { ctx, funds, accounts, holdingOf, owes, pays, query } = await openBooks(world)
  expect(await settleHoldings(ctx)).toEqual([])
  const holdings = entitlements.map((_, unit) => holdingOf(`Y${unit + 1}`))
  const [operating, reserve] = [
    apportion(monthOf(27_000_000), entitlements),
    apportion(monthOf(2_900_000), entitlements),
  ]
  const levy = apportion(25_000_000, entitlements)

  const debts: Debt[] = []
  const money: Paid[] = []
  const returned: number[] = []
  const ids = new Map<Debt, string>()
  const chargeAll = async (
    type: 'strataFee' | 'specialLevy',
    dueOn: string,
    source: string,
    partsOf: (unit: number) => [number, number],
  ) => {
    const charged = holdings.map((holdingId, unit) => ({ holdingId, unit, parts: partsOf(unit) }))
    const made = await charge(
      ctx,
      charged.map(({ holdingId, unit, parts }) => ({
        ...{ holdingId, type, words: 'Fee', authority: 'Budget 2027', dueOn },
        source: `${source}:${unit}`,
        parts: parts.flatMap((cents, index) =>
          cents > 0 ? [{ fundId: index === 0 ? funds.operating : funds.reserve, accountId: accounts.fees, cents }] : [],
        ),
      })),
    )
    for (const { unit, parts } of charged) {
      const debt: Debt = { unit, dueOn, isFine: false, open: parts[0] + parts[1], parts: [...parts] }
      debts.push(debt)
      ids.set(debt, made.get(`${source}:${unit}`)!)
    }
  }
  const payment = async (unit: number, cents: number, day: string, isReturned = false) => {
    const paid: Paid = { unit, left: cents, took: [] }
    const { paymentId, receiptId } = await pays(holdings[unit]!, cents, day)
    await allocateSilently(ctx, receiptId, day)
    payOnPaper(debts, paid, day)
    if (!isReturned) return void money.push(paid)
    await returnPayment(ctx, { paymentId, words: 'Returned by the bank' })
    for (const [debt, took] of paid.took) debt.open += took
    returned.push(cents)
  }

  const fine: Debt = { unit: 8, dueOn: '2027-02-10', isFine: true, open: 20_000, parts: [20_000, 0] }
  for (const [index, month] of months.entries()) {
    await chargeAll('strataFee', `${month}-01`, `fee:${month}`, (unit) => [operating[unit]!, reserve[unit]!])
    if (index % 3 === 2)
      await chargeAll('specialLevy', `${month}-15`, `levy:${month}`, (unit) => [0, Math.floor(levy[unit]! / 4)])
    if (index === 1) {
      debts.push(fine)
      ids.set(fine, await owes(holdings[8]!, 'fine', fine.dueOn, 20_000))
    }
    for (const [unit] of holdings.entries()) {
      const habit = habitOf(unit)
      const monthly = operating[unit]! + reserve[unit]!
      if (habit === 'onTime') await payment(unit, monthly, `${month}-01`)
      if (habit === 'late') await payment(unit, monthly - 1000, `${month}-20`, index % 5 === 4)
      if (habit === 'quarterly' && index % 3 === 2) await payment(unit, monthly * 3 + 500, `${month}-28`)
    }
  }
  const { receiptId } = await pays(holdings[8]!, 25_000, '2027-12-30')
  await allocate(ctx, {
    ...{ receiptId, day: '2027-12-30', instruction: 'The fine first' },
    shares: [{ itemId: ids.get(fine)!, cents: 20_000 }],
  })
  fine.open = 0
  const last: Paid = { unit: 8, left: 5000, took: [] }
  await allocateSilently(ctx, receiptId, '2027-12-30')
  payOnPaper(debts, last, '2027-12-30')
  money.push(last)

  const rows = await query('select id, open_cents::integer as open from ledger_items')
  expect(new Map(rows.map(({ id, open }) => [id, open]))).toEqual(
    new Map(debts.map((debt) => [ids.get(debt)!, debt.open])),
  )
  const credit = await query(
    `select holding_id as id, sum(left_cents)::integer as credit from ledger_receipts
     where undone_entry_id is null group by 1 having sum(left_cents) > 0`,
  )
  const onPaper = Map.groupBy(
    money.filter(({ left }) => left > 0),
    ({ unit }) => holdings[unit]!,
  )
  expect(new Map(credit.map(({ id, credit: cents }) => [id, cents]))).toEqual(
    new Map([...onPaper].map(([id, all]) => [id, all.reduce((sum, { left }) => sum + left, 0)])),
  )
  const total = (list: readonly number[]) => list.reduce((sum, cents) => sum + cents, 0)
  const cameIn = total(money.flatMap(({ left, took }) => [left, ...took.map(([, cents]) => cents)])) + 20_000
  const [bank] = await query('select sum(cents)::float8 as cents from ledger_lines where account_id = $1', [
    accounts.bank,
  ])
  expect(bank.cents).toBe(cameIn)
  const byFund = await query(
    `select f.kind, coalesce(sum(l.cents) filter (where l.account_kind = 'receivable'), 0)::float8 as owed,
       coalesce(sum(l.cents) filter (where l.account_kind = 'income'), 0)::float8 as income
     from ledger_funds f left join ledger_lines l on l.fund_id = f.id
     where f.building_id = $1 and f.kind <> 'trust' group by 1 order by 1`,
    [ctx.building._id],
  )
  expect(byFund.map(({ income }) => -income)).toEqual([
    total(debts.map(({ parts }) => parts[0])),
    total(debts.map(({ parts }) => parts[1])),
  ])
  expect(total(byFund.map(({ owed }) => owed))).toBe(total(debts.map(({ open }) => open)))
  expect(returned.length).toBeGreaterThan(3)
  expect(await verifyLedger(ctx)).toMatchObject({ fault: null })
})
