/** What every change of a budget leaves behind: a line of its history, and open screens that wake. */
import { budgetLineLabels, groupBasisLabelsWith, unitsWords } from '../../../contract/budget/budget-words.ts'
import { formatMoney } from '../../../contract/money.ts'
import { managingRoles } from '../../../contract/role-rights.ts'
import { labelsFor, type Jurisdiction } from '../../../law/law.ts'
import type { InBuilding } from '../../context.ts'
import { recordChange } from '../audit/audit.ts'
import { wakeRoles } from '../buildings/buildings.ts'
import type { KnownBudget } from './store.ts'

/** What the history keeps of a budget. */
const valuesOf = (budget: KnownBudget, jurisdiction: Jurisdiction) => ({
  startsOn: budget.startsOn,
  endsOn: budget.endsOn,
  state: budget.state,
  lines: budget.lines.map(({ kind, name, yearCents, group }) =>
    [
      `${budgetLineLabels[kind]}: ${name} ${formatMoney(yearCents)}`,
      ...(group === null ? [] : [`shared by ${budget.groups[group]!.name}`]),
    ].join(', '),
  ),
  groups: budget.groups.map(
    ({ name, basis, units }) =>
      `${name} (${groupBasisLabelsWith(labelsFor(jurisdiction).lot)[basis]}): ${unitsWords(units.map(({ unitNumber }) => unitNumber))}`,
  ),
  reserve: formatMoney(budget.reserveCents),
  noticedOn: budget.noticedOn,
  approvedOn: budget.approvedOn,
  authority: budget.authority,
  feesFrom: budget.feesFrom,
  catchUpOn: budget.catchUpOn,
  lowReserveReason: budget.lowReserveReason,
})

type Action = 'drafted' | 'lines changed' | 'noticed' | 'returned to draft' | 'approved' | 'superseded' | 'discarded'

/** What happens to drafts, which owners don't read. */
const ofDrafts: ReadonlySet<Action> = new Set(['drafted', 'lines changed', 'discarded'])

/** Adds a line to the history of a budget, with what differs. */
export const noteChange = async (
  tx: InBuilding,
  action: Action,
  { before, after }: { before: KnownBudget | null; after: KnownBudget },
): Promise<void> => {
  const { jurisdiction } = tx.building
  await recordChange(tx, {
    subject: 'budget',
    subjectId: after._id,
    buildingId: tx.building._id,
    action,
    before: before ? valuesOf(before, jurisdiction) : {},
    after: action === 'discarded' ? {} : valuesOf(after, jurisdiction),
  })
  wakeRoles(tx, 'budget', ofDrafts.has(action) ? managingRoles : ['owner', ...managingRoles])
}

/** What a run charged by the fees of a budget. */
interface Charged {
  words: string
  units: number
  cents: number
  leftOut: readonly string[]
}

/** Adds a line to the history of the budget whose fees were charged: by whom or by which job, for which months, and how much. */
export const noteRun = async (
  tx: InBuilding & { readonly actor?: string },
  action: 'charged' | 'caught up',
  budgetId: string,
  { words, units, cents, leftOut }: Charged,
): Promise<void> => {
  await recordChange(tx, {
    subject: 'budget',
    subjectId: budgetId,
    buildingId: tx.building._id,
    action,
    after: { month: words, units, amount: formatMoney(cents), leftOut },
    ...(tx.actor !== undefined && { actor: tx.actor }),
  })
  wakeRoles(tx, 'budget')
  if (units > 0) wakeRoles(tx, 'holding', ['owner', 'council', 'management'])
}
