/** What the demo spent from its reserve, and the fiscal year whose statement is done and whose months are locked. */
import { addDays, type LocalDate } from '../../../contract/time.ts'
import type { SpendingStep } from '../../../contract/spending/report.ts'
import { plusMonths } from '../../../law/law.ts'
import type { InBuilding } from '../../context.ts'
import type { SeedDemo } from '../../feature.ts'
import { findAccountByEmail } from '../accounts/accounts.ts'
import { fiscalYearEndOf, permissionsFor } from '../buildings/buildings.ts'
import { addCategories, booksOf, chartOf, post, stepBooks } from '../ledger/ledger.ts'
import { todayIn } from './reading.ts'
import { fiscalYearOf } from './rules.ts'
import { stepSpending } from './steps.ts'

/** From the present month to that of the expense, and its day. */
interface Spent {
  months: number
  dayOfMonth: number
  category: string
  cents: number
  basis: Extract<SpendingStep, { step: 'approve' }>['basis']
  /** How long before the expense owners approved it; null in an emergency. */
  approvedDaysBefore: number | null
  resolution: string
}

const spent: readonly Spent[] = [
  {
    ...{ months: -3, dayOfMonth: 16, category: 'Elevator modernization', cents: 1_864_000, basis: 'recommendedWork' },
    ...{ approvedDaysBefore: 40, resolution: 'Special general meeting' },
  },
  {
    ...{ months: -1, dayOfMonth: 7, category: 'Emergency plumbing', cents: 387_550, basis: 'emergency' },
    ...{ approvedDaysBefore: null, resolution: 'A riser burst above the electrical room' },
  },
]

const spend = async (ctx: InBuilding, day: LocalDate, { category, cents }: Spent): Promise<string> => {
  const [added] = await addCategories(ctx, [{ kind: 'expense', name: category }])
  const { funds, accounts } = await chartOf(ctx)
  const of = { fundId: funds.reserve, holdingId: null }
  const lines = [
    { ...of, accountId: accounts.bank, cents: -cents },
    { ...of, accountId: added!._id, cents },
  ]
  const source = `demo:reserve:${category}`
  return (await post(ctx, [{ day, valueDay: day, source, words: category, lines }])).get(source)!
}

const spendAll = async (ctx: InBuilding): Promise<void> => {
  const month = `${todayIn(ctx).slice(0, 7)}-01`
  for (const one of spent) {
    const { months, dayOfMonth, basis, approvedDaysBefore, resolution } = one
    const day = addDays(plusMonths(month, months), dayOfMonth - 1)
    const approvedOn = approvedDaysBefore === null ? null : addDays(day, -approvedDaysBefore)
    const body = { step: 'approve', basis, approvedOn, resolution, version: 0 } as const
    await stepSpending(ctx, { params: { id: await spend(ctx, day, one) }, body })
  }
}

/** A year is locked once its statement is done, so many months after it ended. */
const lockedAfterMonths = 3

type Keeper = Parameters<typeof stepBooks>[0]

const lockLastYear = async (ctx: Keeper): Promise<void> => {
  const { db, building } = ctx
  const today = todayIn(ctx)
  const { startsOn } = fiscalYearOf(today, await fiscalYearEndOf(db, building._id))
  const { version, firstDay } = await booksOf(db, building._id)
  const month = plusMonths(startsOn, -1)
  if (firstDay === null || month < firstDay || plusMonths(startsOn, lockedAfterMonths) > today) return
  await stepBooks(ctx, { body: { step: 'lock', month, bankReason: '', version } })
}

/** Spends from the reserve of the demo, records what each expense rests on, and locks the last fiscal year. */
export const seedSpending: SeedDemo = async (at, which) => {
  const account = (await findAccountByEmail(at(0).db, 'manager@parapet.example'))!
  const role = 'management'
  const ctx: Keeper = { ...at(0), account, role, superadmin: false, permissions: permissionsFor(role, {}) }
  if (which === 'harbour') await spendAll(ctx)
  await lockLastYear(ctx)
}
