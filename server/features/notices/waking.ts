import type { Audience } from '../../../contract/notices.ts'
import type { Role } from '../../../contract/roles.ts'
import type { InBuilding } from '../../context.ts'
import { rolesManaging, rolesWithoutVisitors, wakeAccounts, wakeRoles } from '../buildings/buildings.ts'
import { residentsOf } from '../units/units.ts'

const readingRoles: Readonly<Partial<Record<Audience, readonly Role[]>>> = {
  all: rolesWithoutVisitors,
  council: ['council'],
}

interface Changed {
  audience: Audience
  unitIds: readonly string[]
  /** Whether those it is for may read it now, or could until this change. */
  isOut: boolean
}

/** Wakes open screens of those who write notices and, once a notice is out, of those it is for. */
export const wakeReaders = async (tx: InBuilding, { audience, unitIds, isOut }: Changed): Promise<void> => {
  const writing = await rolesManaging(tx.db, tx.building._id, 'notices')
  const reading = isOut ? (readingRoles[audience] ?? []) : []
  wakeRoles(tx, 'notice', [...new Set([...writing, ...reading])])
  if (!isOut || audience === 'all' || audience === 'council') return
  const residents = await residentsOf(tx, audience === 'specific_units' ? { audience, unitIds } : { audience })
  wakeAccounts(
    tx,
    'notice',
    residents.map(({ accountId }) => accountId),
  )
}
