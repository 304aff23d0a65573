/**
 * The special levy of the demo, through the verbs: approved five months ago, two of its four instalments due and mostly paid,
 * and a part of the money spent. Its days follow today's month, so that it is the same scene on any day.
 */
import { addDays, daysBetween, type LocalDate } from '../../../contract/time.ts'
import { plusMonths } from '../../../law/law.ts'
import type { InBuilding } from '../../context.ts'
import type { SeedDemo } from '../../feature.ts'
import { findAccountByEmail } from '../accounts/accounts.ts'
import { addCategories, chartOf, holdingsOn, post, recordPaid, statementOf, type PaidBy } from '../ledger/ledger.ts'
import { listUnits } from '../units/units.ts'
import { chargeDueIn, chargeJob } from './charging/charging.ts'
import { draftLevy } from './keeping.ts'
import { stepLevy } from './steps.ts'
import { selectLevy } from './store.ts'
import { todayIn } from './today.ts'

const roof = {
  name: 'Roof replacement',
  purpose: 'Replace the roof membrane, flashings and drains of the tower, with engineering and permits.',
  totalCents: 25_000_000,
  division: 'entitlement' as const,
  shares: [],
}
/** From the present month to those of the meeting, the instalments and the roofer’s first invoice. */
const meetingMonths = -5
const dueMonths = [-4, -1, 2, 5]
const invoiceMonths = -2
const spentCents = 5_400_000
/** In a month, counted from its first day. */
const meetingDay = 9
const dueDay = 14
/** Units that didn’t pay an instalment, by which it is. */
const unpaid: readonly (readonly string[])[] = [['406'], ['201', '406']]

const payDue = async (ctx: InBuilding, dueOn: LocalDate, nth: number): Promise<void> => {
  const { items } = await listUnits(ctx, { query: { limit: 100 } })
  const numbers = new Map(items.map(({ _id, unitNumber }) => [_id, unitNumber]))
  const paid: PaidBy[] = []
  for (const [unitId, holdingId] of await holdingsOn(ctx, dueOn)) {
    if (unpaid[nth]!.includes(numbers.get(unitId)!)) continue
    const { lines } = await statementOf(ctx, holdingId, { from: dueOn, to: dueOn })
    const cents = lines.reduce((sum, line) => (line.type === 'specialLevy' ? sum + line.cents : sum), 0)
    const of = { holdingId, cents, day: dueOn, valueDay: dueOn, way: 'eTransfer', payer: null, memo: null } as const
    paid.push({ ...of, source: `demo:levy:${holdingId}:${dueOn}` })
  }
  await recordPaid(ctx, paid)
}

/** Enters the roofer's first invoice as posting it at the bank would. */
const spend = async (ctx: InBuilding, fundId: string, day: LocalDate): Promise<void> => {
  const [category] = await addCategories(ctx, [{ kind: 'expense', name: 'Roofing' }])
  const { funds, accounts } = await chartOf(ctx)
  const [own, levy] = [
    { fundId: funds.operating, holdingId: null },
    { fundId, holdingId: null },
  ]
  const lines = [
    { ...own, accountId: accounts.bank, cents: -spentCents },
    { ...own, accountId: accounts.interfund, cents: spentCents },
    { ...levy, accountId: accounts.interfund, cents: -spentCents },
    { ...levy, accountId: category!._id, cents: spentCents },
  ]
  const said = { day, valueDay: day, source: 'demo:levy:invoice', words: `Bank transaction: ${roof.name}` }
  await post(ctx, [{ ...said, lines }])
}

/** Adds the special levy of Harbour View. */
export const seedLevies: SeedDemo = async (at, which) => {
  if (which === 'prairie') return
  const account = (await findAccountByEmail(at(0).db, 'manager@parapet.example'))!
  const today = todayIn(at(0))
  const month: LocalDate = `${today.slice(0, 7)}-01`
  const after = (day: LocalDate): InBuilding => ({ ...at(daysBetween(day, today) - 1), account })
  const approvedOn = addDays(plusMonths(month, meetingMonths), meetingDay)
  const dueDays = dueMonths.map((months) => addDays(plusMonths(month, months), dueDay))
  const { _id, version } = await draftLevy(after(approvedOn), { body: { ...roof, dueDays } })
  const resolution = 'Special general meeting'
  const body = { step: 'approve', approvedOn, resolution, version } as const
  await stepLevy(after(approvedOn), { params: { id: _id }, body })
  for (const [nth, dueOn] of dueDays.slice(0, unpaid.length).entries()) {
    const job = { ...at(daysBetween(dueOn, today) - 1), actor: chargeJob }
    await chargeDueIn(job)
    await payDue({ ...at(0), account }, dueOn, nth)
  }
  const { fundId } = (await selectLevy(at(0).db, at(0).building._id, _id))!
  await spend({ ...at(0), account }, fundId!, addDays(plusMonths(month, invoiceMonths), meetingDay))
}
