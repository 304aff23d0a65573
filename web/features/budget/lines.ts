import { z } from 'zod'
import { BudgetFields, eachOnce, type Budget } from '../../../contract/budget/budget.ts'
import { budgetLinesMost } from '../../../contract/limits/budget.ts'
import { formatMoney, inCents, plainDollars } from '../../../contract/money.ts'

/** The lines of a budget as a form takes them: amounts of a year are typed in dollars. */

const line = BudgetFields.shape.lines.element
const inDollars = <T extends z.ZodType>(amount: T) => z.preprocess(inCents, amount)

export const LinesForm = BudgetFields.extend({
  lines: z
    .array(line.extend({ yearCents: inDollars(line.shape.yearCents) }))
    .max(budgetLinesMost, `Up to ${budgetLinesMost} lines`),
  reserveCents: inDollars(BudgetFields.shape.reserveCents),
}).superRefine(eachOnce)
export type LinesValues = z.input<typeof LinesForm>

/** Fills the form with a budget. */
export const linesOf = ({ lines, reserveCents, version }: Budget): LinesValues => ({
  lines: lines.map(({ yearCents, ...rest }) => ({ ...rest, yearCents: plainDollars(yearCents) })),
  reserveCents: plainDollars(reserveCents),
  version,
})

const told = ({ kind, name, yearCents }: Budget['lines'][number]): string =>
  `${name}${kind === 'income' ? ' (income)' : ''}: ${formatMoney(yearCents)}`

/** Lists the lines of someone else’s version that mine doesn’t have so. */
export const differences = (
  theirs: Budget,
  mine: Pick<z.output<typeof LinesForm>, 'lines' | 'reserveCents'>,
): string[] => {
  const own = new Set(mine.lines.map(told))
  return [
    ...theirs.lines.map(told).filter((words) => !own.has(words)),
    ...(theirs.reserveCents === mine.reserveCents ? [] : [`Reserve: ${formatMoney(theirs.reserveCents)}`]),
  ]
}
