/** A budget against the books: what was to come in and go out, what did, and what the year may end with. */
import type { ActualRow, ActualSum, BudgetActual } from '../../../../contract/budget/actual.ts'
import type { BudgetFund } from '../../../../contract/budget/budget.ts'
import { daysBetween, type LocalDate } from '../../../../contract/time.ts'
import type { Movement } from '../../ledger/ledger.ts'
import { plusMonths } from '../../../../law/law.ts'
import type { ByFund } from '../fees/rules.ts'
import { contributionsOf, type Sums } from '../rules.ts'
import type { KnownBudget } from '../store.ts'

/** How much of a fiscal year has passed. */
export interface Passed {
  to: LocalDate
  days: number
  daysPassed: number
  /** Months that haven’t begun; fees are charged on the first of each. */
  monthsLeft: number
}

/** Says how much of a fiscal year has passed on a day, the day included; null before it begins. */
export const passedOf = (
  { startsOn, endsOn }: Pick<KnownBudget, 'startsOn' | 'endsOn'>,
  today: LocalDate,
): Passed | null => {
  if (today < startsOn) return null
  const to = today < endsOn ? today : endsOn
  const monthsLeft = Array.from({ length: 12 }, (_, index) => plusMonths(startsOn, index)).filter((first) => first > to)
  return {
    ...{ to, days: daysBetween(startsOn, endsOn) + 1, daysPassed: daysBetween(startsOn, to) + 1 },
    monthsLeft: monthsLeft.length,
  }
}

const contributions = 'Owners’ contributions'

/** What a line has so far, and the rest of the year as it is budgeted: by day, or by month for what is charged so. */
const sumOf = (
  { name, yearCents: budgetCents, toComeCents = 0 }: Pick<Line, 'name' | 'yearCents' | 'toComeCents'>,
  actualCents: number,
  { days, daysPassed, monthsLeft }: Passed,
): ActualSum => {
  const left = name === contributions ? monthsLeft / 12 : (days - daysPassed) / days
  return { budgetCents, actualCents, forecastCents: actualCents + Math.round(budgetCents * left) + toComeCents }
}

const added = (rows: readonly ActualSum[]): ActualSum => ({
  budgetCents: rows.reduce((sum, { budgetCents }) => sum + budgetCents, 0),
  actualCents: rows.reduce((sum, { actualCents }) => sum + actualCents, 0),
  forecastCents: rows.reduce((sum, { forecastCents }) => sum + forecastCents, 0),
})

const less = (one: ActualSum, other: ActualSum): ActualSum => ({
  budgetCents: one.budgetCents - other.budgetCents,
  actualCents: one.actualCents - other.actualCents,
  forecastCents: one.forecastCents - other.forecastCents,
})

/** What an account is called beside a budget: owners' contributions are an account of the books, and no line of a budget. */
export const accountName = ({ code, name }: Movement): string => (code === 'fees' ? contributions : name)

interface Line {
  kind: ActualRow['kind']
  name: string
  yearCents: number
  /** What is still to come beside that, such as a difference for earlier months. */
  toComeCents?: number
}

const keyOf = ({ kind, name }: Pick<Line, 'kind' | 'name'>): string => `${kind} ${name}`

/** Adds up the lines of each category: a part of it may be shared by some units only. */
const byCategory = (lines: readonly Line[]): Line[] =>
  [...Map.groupBy(lines, keyOf).values()].map((of) => ({
    ...of[0]!,
    yearCents: of.reduce((sum, { yearCents }) => sum + yearCents, 0),
  }))

const rowsOf = (lines: readonly Line[], books: readonly Movement[], passed: Passed): ActualRow[] => {
  const moved = books.map((one) => ({ kind: one.kind, name: accountName(one), cents: one.cents }))
  const named = new Map(moved.map((row) => [keyOf(row), row]))
  const budgeted = lines.map((line) => {
    const { kind, name } = line
    return { kind, name, isUnbudgeted: false, ...sumOf(line, named.get(keyOf(line))?.cents ?? 0, passed) }
  })
  const known = new Set(lines.map(keyOf))
  const others = moved
    .filter((row) => row.cents !== 0 && !known.has(keyOf(row)))
    .map(({ kind, name, cents }) => ({
      kind,
      name,
      isUnbudgeted: true,
      ...sumOf({ name, yearCents: 0 }, cents, passed),
    }))
  const all = [...budgeted, ...others]
  return [...all.filter(({ kind }) => kind === 'income'), ...all.filter(({ kind }) => kind === 'expense')]
}

const fundOf = (fund: BudgetFund, lines: readonly Line[], books: readonly Movement[], passed: Passed) => {
  const rows = rowsOf(
    lines,
    books.filter((line) => line.fund === fund),
    passed,
  )
  const of = (kind: ActualRow['kind']): ActualSum => added(rows.filter((row) => row.kind === kind))
  const [income, expense] = [of('income'), of('expense')]
  return { fund, rows, income, expense, net: less(income, expense) }
}

/**
 * Compares a budget with the books of the days of its year that have passed, and with a difference that is still to be
 * charged. Special levies are in funds of their own.
 */
export const actualOf = (
  budget: Pick<KnownBudget, 'startsOn'> & { lines: readonly Line[]; totals: Sums; toCome: ByFund },
  books: readonly Movement[],
  passed: Passed,
): BudgetActual => {
  const { operating, reserve } = contributionsOf(budget.totals)
  const line = (yearCents: number, toComeCents: number): Line => ({
    ...{ kind: 'income', name: contributions, yearCents, toComeCents },
  })
  return {
    ...{ from: budget.startsOn, to: passed.to, days: passed.days, daysPassed: passed.daysPassed },
    funds: [
      fundOf('operating', [line(operating, budget.toCome.operating), ...byCategory(budget.lines)], books, passed),
      fundOf('reserve', [line(reserve, budget.toCome.reserve)], books, passed),
    ],
  }
}
