/**
 * The budgets of the demo, through the verbs: approved at meetings, with the fees of the last eighteen months. On any day
 * the current year’s applies, its difference fell due in an earlier month, and next year’s is a draft.
 */
import type { BudgetStep } from '../../../contract/budget/budget.ts'
import { addDays, daysBetween, type LocalDate } from '../../../contract/time.ts'
import { plusMonths } from '../../../law/law.ts'
import type { InBuilding } from '../../context.ts'
import type { SeedDemo } from '../../feature.ts'
import { findAccountByEmail } from '../accounts/accounts.ts'
import { seedExpenses } from './demo-expenses.ts'
import { seedPayments } from './demo-payments.ts'
import { demoBudgets, type DemoBuilding } from './demo-budgets.ts'
import { changeBudget, draftBudget } from './keeping.ts'
import { todayIn } from './reading.ts'
import { monthsBetween } from './fees/rules.ts'
import { selectFeeUnits } from './fees/store.ts'
import { endOfYear } from './rules.ts'
import { chargeDueIn, chargeJob, runCharges } from './runs/charging.ts'
import { firstOfMonth } from './runs/rules.ts'
import { stepBudget } from './steps.ts'

const monthsCharged = 18
/** Before then the building wasn't there; what happened earlier was entered when it came. */
const firstDaysAgo = 390
/** From the first day of a fiscal year to the meeting, to its notice, and to the first month of the new fees. */
const meetingAfterDays = 56
const noticeBeforeDays = 21
const feesAfterMonths = 3
/** In days. */
const halfDay = 0.5

/** The building on a day. */
type On = (day: LocalDate) => InBuilding

interface Year {
  startsOn: LocalDate
  noticedOn: LocalDate
  meetsOn: LocalDate
  feesFrom: LocalDate
}

/** A fiscal year whose fees begin after some of its months; the earlier they do, the earlier its meeting was. */
const yearOf = (startsOn: LocalDate, months = feesAfterMonths): Year => {
  const meetsOn = plusMonths(addDays(startsOn, meetingAfterDays), months - feesAfterMonths)
  const noticedOn = addDays(meetsOn, -noticeBeforeDays)
  return { startsOn, meetsOn, noticedOn, feesFrom: plusMonths(startsOn, months) }
}

/** The fiscal year of a day: its fees apply by then, and began before this month unless they did with the year. */
const currentYear = (startsOn: LocalDate, today: LocalDate): Year => {
  const monthsBefore = monthsBetween(startsOn, firstOfMonth(today)).length
  return yearOf(startsOn, Math.min(feesAfterMonths, Math.max(0, monthsBefore - 1)))
}

/** The fiscal year of a day, and those before it down to the one whose fees applied in a month, the oldest first. */
const yearsFrom = (firstMonth: LocalDate, today: LocalDate, startMonth: number): Year[] => {
  const startsOn = `${today.slice(0, 4)}-${String(startMonth).padStart(2, '0')}-01`
  const years = [currentYear(startsOn > today ? plusMonths(startsOn, -12) : startsOn, today)]
  while (years[0]!.feesFrom > firstMonth) years.unshift(yearOf(plusMonths(years[0]!.startsOn, -12)))
  return years
}

type Approving = Pick<Extract<BudgetStep, { step: 'approve' }>, 'authority' | 'feesFrom' | 'catchUpOn'>

/** Drafts a budget, sends it to owners and has it approved; the building is that of the day after each day. */
const seedYear = async (
  after: On,
  { startsOn, noticedOn, meetsOn }: Year,
  { amounts, ...how }: Approving & { amounts: DemoBuilding['years'][0] },
): Promise<string> => {
  const { _id } = await draftBudget(after(noticedOn), { body: { startsOn, copyOf: null } })
  const params = { id: _id }
  const { version } = await changeBudget(after(noticedOn), { params, body: { ...amounts, version: 1 } })
  await stepBudget(after(noticedOn), { params, body: { step: 'notice', noticedOn, version } })
  const approved = { ...how, approvedOn: meetsOn, lowReserveReason: '' }
  await stepBudget(after(meetsOn), { params, body: { step: 'approve', ...approved, version: version + 1 } })
  return _id
}

/** Charges each month from one day until another: what was due on its first day, as the job does, or what was entered later. */
const chargeBetween = async (job: On, from: LocalDate, until: LocalDate): Promise<void> => {
  for (const month of monthsBetween(firstOfMonth(from), until)) {
    const isLate = todayIn(job(month)) > addDays(month, 1)
    if (month >= from) await (isLate ? runCharges(job(month), month) : chargeDueIn(job(month)))
  }
}

/** When the fees of a year begin; those of the first one begin with the first month that is charged, or earlier. */
const feesOf = (year: Year, firstMonth: LocalDate, isFirst: boolean): Pick<Approving, 'feesFrom' | 'catchUpOn'> => {
  const { startsOn, feesFrom } = year
  const last = firstOfMonth(endOfYear(startsOn))
  if (isFirst) return { feesFrom: firstMonth < last ? firstMonth : last, catchUpOn: null }
  return { feesFrom, catchUpOn: feesFrom > startsOn ? feesFrom : null }
}

/** Drafts a budget like another one, with a part of a category that units of one floor share, for the decks they use. */
const draftNext = async (
  ctx: InBuilding,
  { shared, ...draft }: Pick<DemoBuilding, 'shared'> & { startsOn: LocalDate; copyOf: string },
): Promise<void> => {
  const { _id, lines, reserveCents, version } = await draftBudget(ctx, { body: draft })
  if (!shared) return
  const { name, floor, category, dollars } = shared
  const units = (await selectFeeUnits(ctx.db, ctx.building._id)).filter(({ unitNumber }) =>
    unitNumber.startsWith(floor),
  )
  const yearCents = dollars * 100
  const body = {
    lines: lines.flatMap((line) =>
      line.name === category
        ? [
            { ...line, yearCents: line.yearCents - yearCents },
            { ...line, yearCents, group: 0 },
          ]
        : [line],
    ),
    groups: [{ name, basis: 'limitedCommon' as const, unitIds: units.map((unit) => unit._id) }],
    ...{ reserveCents, version },
  }
  await changeBudget(ctx, { params: { id: _id }, body })
}

/** Fills the budgets of a building of the demo, and charges their fees. */
export const seedBudgets: SeedDemo = async (at, which) => {
  const account = (await findAccountByEmail(at(0).db, 'manager@parapet.example'))!
  const today = todayIn(at(0))
  const daysAgo = (day: LocalDate) => Math.min(firstDaysAgo, Math.max(0, daysBetween(day, today)))
  // Soon after midnight, as many times 24 hours ago may have been the day before, when clocks changed since.
  const on: On = (day) => {
    const days = daysAgo(day)
    const ctx = at(days)
    return days > 0 && todayIn(ctx) < day ? at(days - halfDay) : ctx
  }
  const after: On = (day) => ({ ...on(addDays(day, 1)), account })
  const job: On = (day) => Object.assign(on(day), { actor: chargeJob })
  const { firstMonth: startMonth, authority, years: amountsOf, shared } = demoBudgets[which]
  const firstMonth = plusMonths(firstOfMonth(today), 1 - monthsCharged)
  const years = yearsFrom(firstMonth, today, startMonth)
  let latest = ''
  for (const [index, year] of years.entries()) {
    const fees = feesOf(year, firstMonth, index === 0)
    const amounts = amountsOf[years.length - 1 - index]!
    latest = await seedYear(after, year, { ...fees, authority, amounts })
    const nextMeeting = years[index + 1]?.meetsOn ?? addDays(today, 1)
    const until = nextMeeting < today ? nextMeeting : addDays(today, 1)
    await chargeBetween(job, index === 0 ? fees.feesFrom : year.meetsOn, until)
  }
  await chargeDueIn(job(today))
  const { startsOn, feesFrom } = years.at(-1)!
  await draftNext(after(feesFrom), { startsOn: plusMonths(startsOn, 12), copyOf: latest, shared })
  const charged = feesOf(years[0]!, firstMonth, true).feesFrom
  await seedPayments({ ...at(0), account }, which, charged)
  await seedExpenses({ ...at(0), account }, which, charged)
}
