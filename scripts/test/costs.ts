import type { TestTime } from './counts.ts'

/** What a part of a run took. */
export interface Cost {
  readonly name: string
  readonly seconds: number
  readonly cpuSeconds?: number | undefined
  readonly machineSeconds?: number | undefined
  readonly budget?: Budget | undefined
}

/** The most that a part may take on an idle machine with two cores: minutes, or processor time where it says so. */
interface Budget {
  readonly minutes?: number
  readonly cpuSeconds?: number
}

/** The budgets by part. A run of PostgreSQL 15 is of its marked tests alone, or whole. */
export const budgets = {
  check: { cpuSeconds: 30 },
  unit: { minutes: 6 },
  browser: { minutes: 13 },
  postgresMarked: { minutes: 1.5 },
  postgresWhole: { minutes: 6 },
  whole: { minutes: 25 },
} as const satisfies Record<string, Budget>

const cores = 2
const slowestShown = 20

const minutes = (seconds: number): string => (seconds / 60).toFixed(1)
const whole = (seconds: number | undefined): string =>
  seconds === undefined ? '–' : Math.round(seconds).toLocaleString('en-CA')

/** Prints the parts in columns. "Machine" is all that ran on it meanwhile, so that a busy one is seen. */
export const costTable = (costs: readonly Cost[]): string[] => {
  const rows = [
    ['part', 'minutes', 'CPU s', 'machine CPU s'],
    ...costs.map((cost) => [cost.name, minutes(cost.seconds), whole(cost.cpuSeconds), whole(cost.machineSeconds)]),
  ]
  const widths = [0, 1, 2, 3].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  return rows.map((row) =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join('  '),
  )
}

const overBy = ({ name, seconds, cpuSeconds, budget }: Cost): string | undefined => {
  if (budget?.cpuSeconds !== undefined && cpuSeconds !== undefined && cpuSeconds > budget.cpuSeconds)
    return `${name} took ${whole(cpuSeconds)} CPU s of ${budget.cpuSeconds}`
  if (budget?.minutes === undefined || seconds <= budget.minutes * 60) return undefined
  const cpuMost = budget.minutes * 60 * cores
  const busy = cpuSeconds !== undefined && cpuSeconds <= cpuMost
  const reason = busy
    ? `, though its ${whole(cpuSeconds)} CPU s are within ${whole(cpuMost)}: the machine was busy`
    : ''
  return `${name} took ${minutes(seconds)} min of ${budget.minutes}${reason}`
}

/** Names each part that is over its budget. */
export const overBudget = (costs: readonly Cost[]): string[] =>
  costs.flatMap((cost) => {
    const over = overBy(cost)
    return over ? [`OVER BUDGET ${over}`] : []
  })

/** Lists the slowest tests, those of all runners together. */
export const slowest = (times: readonly TestTime[]): string[] =>
  times
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, slowestShown)
    .map(({ name, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${name}`)

/** Reports what a run took: its parts, its slowest tests, and what is over its budget. */
export const costReport = (costs: readonly Cost[], times: readonly TestTime[]): string => {
  const tests = slowest(times)
  const title = tests.length === 1 ? 'The slowest test:' : `The ${tests.length} slowest tests:`
  return ['', ...costTable(costs), ...(tests.length > 0 ? ['', title, ...tests] : []), ...overBudget(costs)].join('\n')
}
