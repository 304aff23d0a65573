import { z } from 'zod'
import { unitsWords } from '../../../contract/budget/budget-words.ts'
import { BudgetFields, linesAgree, type Budget } from '../../../contract/budget/budget.ts'
import { budgetLinesMost } from '../../../contract/limits/budget.ts'
import { formatMoney, inCents, plainDollars } from '../../../contract/money.ts'
import type { KeptForm } from '../../ui/form/use-contract-form.ts'

/** The lines of a budget as a form takes them: amounts of a year are typed in dollars. */

const lineShape = BudgetFields.shape.lines.element
const inDollars = <T extends z.ZodType>(amount: T) => z.preprocess(inCents, amount)

export const LinesForm = BudgetFields.extend({
  lines: z
    .array(lineShape.extend({ yearCents: inDollars(lineShape.shape.yearCents) }))
    .max(budgetLinesMost, `Up to ${budgetLinesMost} lines`),
  groups: BudgetFields.shape.groups.unwrap(),
  reserveCents: inDollars(BudgetFields.shape.reserveCents),
}).superRefine(linesAgree)
export type LinesValues = z.input<typeof LinesForm>
export type EditedBudget = KeptForm<LinesValues, z.output<typeof LinesForm>>

/** Fills the form with a budget. */
export const linesOf = ({ lines, groups, reserveCents, version }: Budget): LinesValues => ({
  lines: lines.map(({ yearCents, group, ...rest }) => ({
    ...rest,
    yearCents: plainDollars(yearCents),
    group: group === null ? '' : String(group),
  })),
  groups: groups.map(({ name, basis, units }) => ({ name, basis, unitIds: units.map(({ _id }) => _id) })),
  reserveCents: plainDollars(reserveCents),
  version,
})

/** Leaves the lines of a group that is removed to all units, and keeps those of later groups with them. */
export const withoutGroup = (lines: LinesValues['lines'], index: number): LinesValues['lines'] =>
  lines.map((one) => {
    const group = one.group === '' ? -1 : Number(one.group)
    if (group < index) return one
    return { ...one, group: group === index ? '' : String(group - 1) }
  })

type Line = Budget['lines'][number]

const lineWords = ({ kind, name, yearCents, group }: Line, groups: readonly { name: string }[]): string => {
  const notes = [...(kind === 'income' ? ['income'] : []), ...(group === null ? [] : [groups[group]!.name])]
  return `${name}${notes.length > 0 ? ` (${notes.join(', ')})` : ''}: ${formatMoney(yearCents)}`
}

/** Names a group with its units, by their ids. */
const groupWords = (name: string, basis: string, unitIds: readonly string[]): string =>
  [name, basis, ...unitIds.toSorted()].join(' ')

/** Lists the lines and groups of someone else’s version that mine doesn’t have so. */
export const differences = (
  theirs: Budget,
  mine: Pick<z.output<typeof LinesForm>, 'lines' | 'groups' | 'reserveCents'>,
): string[] => {
  const own = new Set(mine.lines.map((line) => lineWords(line, mine.groups)))
  const ownGroups = new Set(mine.groups.map(({ name, basis, unitIds }) => groupWords(name, basis, unitIds)))
  const otherGroups = theirs.groups.filter(
    ({ name, basis, units }) =>
      !ownGroups.has(
        groupWords(
          name,
          basis,
          units.map(({ _id }) => _id),
        ),
      ),
  )
  return [
    ...theirs.lines.map((line) => lineWords(line, theirs.groups)).filter((words) => !own.has(words)),
    ...otherGroups.map(
      ({ name, units }) => `${name}: ${unitsWords(units.map(({ unitNumber }) => unitNumber)).toLowerCase()}`,
    ),
    ...(theirs.reserveCents === mine.reserveCents ? [] : [`Reserve: ${formatMoney(theirs.reserveCents)}`]),
  ]
}
