/** Drafting a budget and changing its lines. */
import type { Budget, BudgetChange, BudgetDraft } from '../../../contract/budget/budget.ts'
import { newId } from '../../db/ids.ts'
import { inTransaction } from '../../db/transaction.ts'
import { Conflict, Invalid, InvalidField, requireVersion } from '../../http/errors.ts'
import { addCategories, chartOf } from '../ledger/ledger.ts'
import { selectFeeUnits } from './fees/store.ts'
import { requireBudget, shown, type ById, type Keeper } from './reading.ts'
import { noteChange } from './record.ts'
import { changeRefusal, endOfYear } from './rules.ts'
import { copyLines, insertBudget, lockBudget, replaceLines, type KnownBudget, type LineToKeep } from './store.ts'

/** The budget, held, as the caller saw it; 404 for one next door, 409 with the newer one for one that was changed since. */
export const requireSeenBudget = async (tx: Keeper, id: string, version: number): Promise<KnownBudget> => {
  await lockBudget(tx.db, tx.building._id, id)
  const found = await requireBudget(tx, id)
  if (found.version !== version) requireVersion(await shown(tx, found), version)
  return found
}

/** Drafts a budget for the fiscal year that begins in a month, with the lines of another one where asked; 404 if that isn't the building's. */
export const draftBudget = (ctx: Keeper, { body }: { body: BudgetDraft }): Promise<Budget> =>
  inTransaction(ctx, async (tx) => {
    const { startsOn, copyOf } = body
    if (copyOf !== null) await requireBudget(tx, copyOf)
    const _id = newId(Date.parse(tx.now))
    await insertBudget(tx.db, tx.building._id, { _id, startsOn, endsOn: endOfYear(startsOn), at: tx.now })
    if (copyOf !== null) await copyLines(tx.db, tx.building._id, copyOf, _id)
    const after = await requireBudget(tx, _id)
    await noteChange(tx, 'drafted', { before: null, after })
    return shown(tx, after)
  })

/** Finds the account of each line, and adds categories that are new; 400 where a name is that of fees or levies. */
const linesToKeep = async (
  tx: Keeper,
  { lines, reserveCents }: Pick<BudgetChange, 'lines' | 'reserveCents'>,
): Promise<LineToKeep[]> => {
  const categories = await addCategories(
    tx,
    lines.map(({ kind, name }) => ({ kind, name })),
  )
  const operating = lines.map(({ kind, yearCents, group }, index): LineToKeep => {
    const category = categories[index]
    if (!category)
      throw InvalidField(`lines.${index}.name`, 'Fees and levies follow from the budget. Enter other income only.')
    return { accountId: category._id, kind, fund: 'operating', cents: yearCents, group }
  })
  if (reserveCents === 0) return operating
  const { accounts } = await chartOf(tx)
  return [...operating, { accountId: accounts.fees, kind: 'income', fund: 'reserve', cents: reserveCents, group: null }]
}

/** Refuses groups with a unit that isn't the building's, each on its row. */
const requireUnits = async (tx: Keeper, groups: BudgetChange['groups']): Promise<void> => {
  if (groups.length === 0) return
  const known = new Set((await selectFeeUnits(tx.db, tx.building._id)).map(({ _id }) => _id))
  const message = 'Choose units of this building'
  const errors = groups.flatMap(({ unitIds }, index) =>
    unitIds.every((id) => known.has(id)) ? [] : [{ field: `groups.${index}.unitIds`, message }],
  )
  if (errors.length > 0) throw Invalid(`${message}.`, errors)
}

/** Replaces the lines and groups of a draft; 400 for a unit that isn't the building's, 409 for a budget that owners were sent or have approved. */
export const changeBudget = (ctx: Keeper, { params, body }: ById & { body: BudgetChange }): Promise<Budget> =>
  inTransaction(ctx, async (tx) => {
    const before = await requireSeenBudget(tx, params.id, body.version)
    const refusal = changeRefusal(before.state)
    if (refusal !== null) throw Conflict(refusal)
    await requireUnits(tx, body.groups)
    await replaceLines(tx.db, tx.building._id, params.id, { lines: await linesToKeep(tx, body), groups: body.groups })
    const after = await requireBudget(tx, params.id)
    await noteChange(tx, 'lines changed', { before, after })
    return shown(tx, after)
  })
