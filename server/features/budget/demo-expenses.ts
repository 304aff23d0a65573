/** What the demo spent and earned in the months before this one, as posting it at the bank would enter it. */
import { addDays, type LocalDate } from '../../../contract/time.ts'
import { plusMonths } from '../../../law/law.ts'
import type { InBuilding } from '../../context.ts'
import { addCategories, chartOf, post, type NewEntry } from '../ledger/ledger.ts'
import { demoBudgets } from './demo-budgets.ts'
import { monthsBetween } from './fees/rules.ts'
import { todayIn } from './reading.ts'
import { firstOfMonth } from './runs/rules.ts'

/** In percent of a month's twelfth of the budget: bills differ from month to month, and stay close to it over a year. */
const shares = [104, 98, 92, 101, 107, 96, 99, 103, 95, 106, 100, 97]
/** Bills come on different days of a month. */
const lastDay = 27

/** An expense that the budget doesn't have, so many months ago. */
interface Extra {
  monthsAgo: number
  dayOfMonth: number
  category: string
  cents: number
}
const extras: Readonly<Record<'harbour' | 'prairie', readonly Extra[]>> = {
  harbour: [{ monthsAgo: 2, dayOfMonth: 18, category: 'Lobby furniture', cents: 124_000 }],
  prairie: [],
}

/** Enters each month's income and expenses, from a month until the one before today's. */
export const seedExpenses = async (
  ctx: InBuilding,
  which: 'harbour' | 'prairie',
  firstMonth: LocalDate,
): Promise<void> => {
  const { funds, accounts } = await chartOf(ctx)
  const of = { fundId: funds.operating, holdingId: null }
  const month = firstOfMonth(todayIn(ctx))
  /** Above zero for income. */
  const entry = (day: LocalDate, name: string, accountId: string, cents: number): NewEntry => ({
    ...{ day, valueDay: day, words: name, source: `demo:bill:${day}:${name}` },
    lines: [
      { ...of, accountId: accounts.bank, cents },
      { ...of, accountId, cents: -cents },
    ],
  })
  const { lines } = demoBudgets[which].years[0]
  const categories = await addCategories(ctx, lines)
  const monthly = monthsBetween(firstMonth, month).flatMap((first, nth) =>
    lines.map(({ kind, name, yearCents }, index) => {
      const cents = Math.round((yearCents * shares[(nth * 5 + index) % shares.length]!) / 1200)
      const day = addDays(first, (index * 4) % lastDay)
      return entry(day, name, categories[index]!._id, kind === 'income' ? cents : -cents)
    }),
  )
  const more = extras[which]
  const added = await addCategories(
    ctx,
    more.map(({ category }) => ({ kind: 'expense' as const, name: category })),
  )
  const unbudgeted = more.map(({ monthsAgo, dayOfMonth, category, cents }, index) =>
    entry(addDays(plusMonths(month, -monthsAgo), dayOfMonth - 1), category, added[index]!._id, -cents),
  )
  await post(ctx, [...monthly, ...unbudgeted])
}
