/** The payments of the demo: most owners pay on time, a few late, one not at all, one by a plan, and the bank returned one. */
import { addDays, type LocalDate } from '../../../contract/time.ts'
import { plusMonths } from '../../../law/law.ts'
import type { InBuilding } from '../../context.ts'
import {
  allocateSilently,
  charge,
  chartOf,
  holdingsOn,
  placePayment,
  recordPaid,
  recordPayment,
  returnPayment,
  statementOf,
  type PaidBy,
} from '../ledger/ledger.ts'
import { listUnits } from '../units/units.ts'
import { todayIn } from './reading.ts'
import { monthsBetween } from './fees/rules.ts'
import { firstOfMonth } from './runs/rules.ts'

/** How an owner pays what is due on the first of a month. */
interface Habit {
  way: PaidBy['way']
  /** After the due day; null for the last months of someone who stopped paying. */
  afterDays: number
  /** What they pay beyond the fee, in cents. */
  more?: number
  /** The last months that they didn't pay, this one among them. */
  unpaidMonths?: number
  /** Months that they missed before they agreed to pay those in instalments, with the fees of the months since. */
  plan?: { missed: number; since: number; instalments: number }
}

const usual: readonly Habit[] = [
  { way: 'debit', afterDays: 0 },
  { way: 'debit', afterDays: 0 },
  { way: 'eTransfer', afterDays: 0 },
]

/** Owners who pay in their own way, by unit. */
const habits: Readonly<Record<'harbour' | 'prairie', Readonly<Record<string, Habit>>>> = {
  harbour: {
    '201': { way: 'cheque', afterDays: 38 },
    '305': { way: 'eTransfer', afterDays: 0, unpaidMonths: 1 },
    '406': { way: 'cheque', afterDays: 0, unpaidMonths: 4 },
    '502': { way: 'eTransfer', afterDays: 9 },
    '703': { way: 'eTransfer', afterDays: 0, unpaidMonths: 1 },
    '804': { way: 'billPayment', afterDays: 0, more: 250 },
  },
  prairie: {
    '7': { way: 'eTransfer', afterDays: 4, plan: { missed: 3, since: 4, instalments: 6 } },
    '12': { way: 'cheque', afterDays: 20 },
  },
}

interface Fee {
  day: LocalDate
  cents: number
}

const feesOf = async (ctx: InBuilding, holdingId: string, from: LocalDate): Promise<Fee[]> => {
  const { lines } = await statementOf(ctx, holdingId, { from, to: todayIn(ctx) })
  return lines.filter(({ type, cents }) => type === 'strataFee' && cents > 0)
}

const paidFor = (holdingId: string, fees: readonly Fee[], habit: Habit, today: LocalDate): PaidBy[] =>
  fees
    .filter(({ day }) => day < plusMonths(firstOfMonth(today), 1 - (habit.unpaidMonths ?? 0)))
    .map(({ day: dueOn, cents }) => {
      const day = addDays(dueOn, habit.afterDays)
      const of = { holdingId, cents: cents + (habit.more ?? 0), day, valueDay: day }
      return { ...of, way: habit.way, payer: null, memo: null, source: `demo:${holdingId}:${dueOn}:${cents}` }
    })
    .filter(({ day }) => day <= today)

/** Pays by a plan: the fee of a month with an instalment of what was missed, as the payer says. */
const payByPlan = async (
  ctx: InBuilding,
  { holdingId, fees, way, afterDays }: { holdingId: string; fees: readonly Fee[] } & Pick<Habit, 'way' | 'afterDays'>,
  { missed, since, instalments }: NonNullable<Habit['plan']>,
): Promise<void> => {
  const today = todayIn(ctx)
  const agreed = plusMonths(firstOfMonth(today), -since)
  const arrears = fees
    .filter(({ day }) => day < agreed && day >= plusMonths(agreed, -missed))
    .reduce((sum, { cents }) => sum + cents, 0)
  const byDay = Map.groupBy(
    fees.filter(({ day }) => day >= agreed),
    ({ day }) => day,
  )
  for (const [index, [dueOn, due]] of [...byDay].entries()) {
    const cents = due.reduce((sum, one) => sum + one.cents, 0)
    const day = addDays(dueOn, afterDays)
    if (day > today) continue
    const instruction = `Payment plan, instalment ${index + 1} of ${instalments}`
    const of = { cents: cents + Math.ceil(arrears / instalments), day }
    const source = `demo:plan:${holdingId}:${dueOn}`
    const payment = { ...of, valueDay: day, way, payer: null, memo: instruction, source }
    const paymentId = (await recordPayment(ctx, payment))!
    await allocateSilently(ctx, await placePayment(ctx, { ...of, paymentId, holdingId, instruction }), day)
  }
}

/** Has the bank return the latest payment of a unit, which is charged for it by a bylaw. */
const returnOne = async (ctx: InBuilding, holdingId: string, { day, cents }: Fee): Promise<void> => {
  const of = { day, valueDay: day, cents }
  const source = `demo:returned:${holdingId}`
  const paymentId = (await recordPayment(ctx, { ...of, way: 'debit', payer: null, memo: null, source }))!
  const receiptId = await placePayment(ctx, { ...of, paymentId, holdingId, instruction: null })
  await allocateSilently(ctx, receiptId, day)
  await returnPayment(ctx, { paymentId, words: 'Payment returned by the bank' })
  const { funds, accounts } = await chartOf(ctx)
  await charge(ctx, [
    {
      ...{ holdingId, type: 'returnedPayment', words: 'Returned payment', authority: 'Bylaw 5 (2)' },
      ...{ dueOn: todayIn(ctx), source: `${source}:fee` },
      parts: [{ fundId: funds.operating, accountId: accounts.otherIncome, cents: 4500 }],
    },
  ])
}

const returnedUnit = '602'

/** Records what owners of a building of the demo paid since the first month that was charged. */
export const seedPayments = async (
  ctx: InBuilding,
  which: 'harbour' | 'prairie',
  firstMonth: LocalDate,
): Promise<void> => {
  const today = todayIn(ctx)
  const numbers = new Map(
    (await listUnits(ctx, { query: { limit: 100 } })).items.map((unit) => [unit._id, unit.unitNumber]),
  )
  const held = new Map<string, string>()
  for (const month of monthsBetween(firstMonth, today))
    for (const [unitId, holdingId] of await holdingsOn(ctx, month)) held.set(holdingId, numbers.get(unitId)!)
  const paid: PaidBy[] = []
  const returning: [holdingId: string, fee: Fee][] = []
  const planned: (() => Promise<void>)[] = []
  for (const [index, [holdingId, number]] of [...held].entries()) {
    const fees = await feesOf(ctx, holdingId, firstMonth)
    const returned = which === 'harbour' && number === returnedUnit ? fees.at(-1) : undefined
    const habit = habits[which][number] ?? usual[index % usual.length]!
    const { plan } = habit
    const usually = plan
      ? fees.filter(({ day }) => day < plusMonths(firstOfMonth(today), -plan.since - plan.missed))
      : fees
    paid.push(...paidFor(holdingId, returned ? fees.slice(0, -1) : usually, habit, today))
    if (plan) planned.push(() => payByPlan(ctx, { ...habit, holdingId, fees }, plan))
    if (returned) returning.push([holdingId, returned])
  }
  await recordPaid(ctx, paid)
  for (const pay of planned) await pay()
  for (const [holdingId, fee] of returning) await returnOne(ctx, holdingId, fee)
}
