/** Budgets as those who manage the building see them: with their sums, months and warnings. */
import type { Budget, BudgetSummary } from '../../../contract/budget/budget.ts'
import type { BudgetQuery } from '../../../contract/budget.ts'
import { fiscalYearName } from '../../../contract/budget/budget-words.ts'
import { keepsBooks } from '../../../contract/role-rights.ts'
import type { Page } from '../../../contract/route.ts'
import { localDateOf, type LocalDate } from '../../../contract/time.ts'
import { monthOf, reasonOf, sharedBySome, type Jurisdiction } from '../../../law/law.ts'
import type { InBuilding, Member } from '../../context.ts'
import { pageOf, readCursor, writeCursor } from '../../db/keyset.ts'
import { orNotFound } from '../../http/errors.ts'
import { listCategories } from '../ledger/ledger.ts'
import { lockedThroughOf, requireReader, type BooksReader } from '../ledger/ledger.ts'
import { contributionsOf, fundsOf, hasMonthLeft, stepsOf, warningsOf, type Totals } from './rules.ts'
import { selectChargedThrough } from './runs/store.ts'
import { selectBudget, selectBudgets, type KnownBudget, type SummedBudget } from './store.ts'

export type ById = { params: { id: string } }

/** A call, or a job or command that has no rights of its own to show. */
export type Keeper = InBuilding & Partial<Pick<Member, 'superadmin' | 'permissions'>>

/** The building's calendar day. */
export const todayIn = (ctx: InBuilding): LocalDate => localDateOf(ctx.now, ctx.building.timeZone)

/** A budget of the building; 404 for any other. */
export const requireBudget = async (ctx: InBuilding, id: string): Promise<KnownBudget> =>
  orNotFound(await selectBudget(ctx.db, ctx.building._id, id))

type Line = KnownBudget['lines'][number]

/** Adds up a budget. */
export const totalsOf = ({ lines, groups, reserveCents }: KnownBudget): Totals => {
  const sum = (counts: (line: Line) => boolean) =>
    lines.filter(counts).reduce((cents, { yearCents }) => cents + yearCents, 0)
  return {
    expenseCents: sum(({ kind }) => kind === 'expense'),
    otherIncomeCents: sum(({ kind }) => kind === 'income'),
    reserveCents,
    groupCents: groups.map((_, index) => sum(({ group }) => group === index)),
  }
}

const summaryOf = (budget: SummedBudget): BudgetSummary => {
  const { operating, reserve } = contributionsOf(budget)
  return { ...budget, name: fiscalYearName(budget.startsOn), yearCents: operating + reserve }
}

/** Lists the budgets of the building, the latest fiscal year first. */
export const listBudgets = async (
  ctx: BooksReader,
  { query }: { query: BudgetQuery },
): Promise<Page<BudgetSummary>> => {
  requireReader(ctx)
  const { cursor, limit } = query
  const [startsOn = '', id = ''] = cursor === undefined ? [] : readCursor(cursor, 2)
  const after = cursor === undefined ? null : { startsOn, id }
  const rows = await selectBudgets(ctx.db, ctx.building._id, { after, most: limit + 1 })
  return pageOf(rows, limit, summaryOf, (last) => writeCursor([last.startsOn, last._id]))
}

const groupsShown = (
  groups: KnownBudget['groups'],
  groupCents: readonly number[],
  jurisdiction: Jurisdiction,
): Budget['groups'] =>
  groups.map((group, index) => {
    const rule = sharedBySome(jurisdiction, group.basis)
    const yearCents = groupCents[index]!
    return { ...group, yearCents, monthCents: monthOf(yearCents), reason: rule && reasonOf(rule) }
  })

/** Adds up a budget for its readers: its sums, its groups and the month of each fund. */
export const addedUp = (known: KnownBudget, jurisdiction: Jurisdiction) => {
  const totals = totalsOf(known)
  const { groupCents, ...sums } = totals
  const { operating, reserve } = contributionsOf(sums)
  const funds = fundsOf(totals)
  return {
    ...sums,
    groups: groupsShown(known.groups, groupCents, jurisdiction),
    name: fiscalYearName(known.startsOn),
    yearCents: operating + reserve,
    funds,
    monthCents: funds.reduce((sum, { monthCents }) => sum + monthCents, 0),
    roundingCents: funds.reduce((sum, { roundingCents }) => sum + roundingCents, 0),
    authority: known.authority ?? '',
  }
}

/** A budget as it is shown to the caller, with what they may do with it. */
export const shown = async (ctx: Keeper, known: KnownBudget): Promise<Budget> => {
  const { noticeId: _, ...kept } = known
  const keeps = keepsBooks(ctx)
  const settled = {
    lockedThrough: await lockedThroughOf(ctx.db, ctx.building._id),
    chargedThrough: await selectChargedThrough(ctx.db, ctx.building._id),
  }
  const isOpen = hasMonthLeft(known.endsOn, settled)
  const steps = stepsOf[known.state].filter((step) => step !== 'approve' || isOpen)
  const isEmpty = known.lines.length === 0 && known.reserveCents === 0
  return {
    ...kept,
    ...addedUp(known, ctx.building.jurisdiction),
    lowReserveReason: known.lowReserveReason ?? '',
    warnings: warningsOf(
      { ...known, ...totalsOf(known), isEmpty, hasMonthLeft: isOpen },
      ctx.building.jurisdiction,
      todayIn(ctx),
    ),
    categories: (await listCategories(ctx)).map(({ kind, name }) => ({ kind, name })),
    can: { change: keeps && known.state === 'draft', steps: keeps ? steps : [] },
  }
}

/** Gets a budget of the building; 404 for any other. */
export const getBudget = async (ctx: BooksReader, { params }: ById): Promise<Budget> => {
  requireReader(ctx)
  return shown(ctx, await requireBudget(ctx, params.id))
}
