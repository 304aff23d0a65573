/** What every change of a special levy leaves behind: a line of its history, and open screens that wake. */
import { formatMoney } from '../../../contract/money.ts'
import type { InBuilding } from '../../context.ts'
import { recordChange } from '../audit/audit.ts'
import { wakeRoles } from '../buildings/buildings.ts'
import type { UnitShare } from './shares/rules.ts'
import { selectShares } from './shares/store.ts'
import type { KnownLevy } from './store.ts'

/** A levy with the shares that were set unit by unit. */
export type WithShares = KnownLevy & { shares: readonly UnitShare[] }

/** Reads the shares of a levy, for the history too. */
export const withShares = async (tx: InBuilding, levy: KnownLevy): Promise<WithShares> => ({
  ...levy,
  shares: (await selectShares(tx.db, tx.building._id, [levy._id])).get(levy._id) ?? [],
})

/** What the history keeps of a levy; shares that follow from unit entitlement aren't said again. */
const valuesOf = ({ division, shares, totalCents, ...levy }: WithShares) => ({
  name: levy.name,
  purpose: levy.purpose,
  totalCents,
  division,
  shares: division === 'otherFair' ? shares.map(({ unit, cents }) => `${unit.unitNumber}: ${formatMoney(cents)}`) : [],
  dueDays: levy.dueDays,
  state: levy.state,
  approvedOn: levy.approvedOn,
  resolution: levy.resolution,
  finishedOn: levy.finishedOn,
})

/** Wakes the screens of those who manage the building and of owners that show levies. */
export const wakeLevies = (tx: InBuilding): void => wakeRoles(tx, 'levy', ['owner', 'council', 'management'])

type Action = 'drafted' | 'changed' | 'discarded' | 'approved' | 'finished' | 'reopened'

/** Adds a line to the history of a levy, with what differs. */
export const noteChange = async (
  tx: InBuilding,
  action: Action,
  { before, after, reason }: { before: WithShares | null; after: WithShares; reason?: string },
): Promise<void> => {
  await recordChange(tx, {
    subject: 'levy',
    subjectId: after._id,
    buildingId: tx.building._id,
    action,
    before: before ? valuesOf(before) : {},
    after: action === 'discarded' ? {} : { ...valuesOf(after), ...(reason !== undefined && { reason }) },
  })
  wakeLevies(tx)
}

/** Adds a line to the history of a levy for money: what was charged or won't be, or what became of its surplus. */
export const noteMoney = async (
  tx: InBuilding & { readonly actor?: string },
  action: 'charged' | 'instalments cancelled' | 'refunded' | 'moved to the reserve',
  levyId: string,
  {
    cents,
    ...more
  }: {
    cents: number
    dueOn?: string
    units?: number
    toArrears?: string
    leftOut?: readonly string[]
    decision?: string
    decidedOn?: string
  },
): Promise<void> => {
  await recordChange(tx, {
    subject: 'levy',
    subjectId: levyId,
    buildingId: tx.building._id,
    action,
    after: { ...more, amount: formatMoney(cents) },
    ...(tx.actor !== undefined && { actor: tx.actor }),
  })
  wakeLevies(tx)
  wakeRoles(tx, 'holding', ['owner', 'council', 'management'])
  wakeRoles(tx, 'books')
}
