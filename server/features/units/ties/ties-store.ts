import { sql } from 'kysely'
import type { TieChange } from '../../../../contract/units/ties.ts'
import type { Database } from '../../../db/connection.ts'
import type { StandingTie } from './tie-rules.ts'

export type TieRecord = StandingTie & Omit<TieChange, 'from' | 'to'> & { _id: string; personId: string }

const columns = [
  'id as _id',
  'person_id as personId',
  'from_date as from',
  'to_date as to',
  'is_primary as isPrimary',
  'occupies_unit as occupiesUnit',
  'version',
] as const

/** A tie of this unit as it stands, locked against other writers. */
export const selectTie = async (
  db: Database,
  buildingId: string,
  unitId: string,
  id: string,
): Promise<TieRecord | undefined> => {
  const owner = await db
    .selectFrom('ownerships')
    .where('building_id', '=', buildingId)
    .where('unit_id', '=', unitId)
    .where('id', '=', id)
    .select([...columns, 'share_percent as sharePercent', sql<'owner'>`'owner'`.as('role')])
    .select((eb) => eb.fn.coalesce('notes', sql<string>`''`).as('notes'))
    .forUpdate()
    .executeTakeFirst()
  if (owner) return { ...owner, formKReceivedOn: null, leaseEndsOn: null }
  const other = await db
    .selectFrom('tenancies')
    .where('building_id', '=', buildingId)
    .where('unit_id', '=', unitId)
    .where('id', '=', id)
    .select([...columns, 'form_k_received_on as formKReceivedOn', 'lease_ends_on as leaseEndsOn'])
    .select(sql<StandingTie['role']>`kind`.as('role'))
    .select((eb) => eb.fn.coalesce('notes', sql<string>`''`).as('notes'))
    .forUpdate()
    .executeTakeFirst()
  return other && { ...other, sharePercent: null }
}

/** Writes a tie anew, one version further. */
export const updateTie = async (
  db: Database,
  buildingId: string,
  { _id, role }: Pick<TieRecord, '_id' | 'role'>,
  change: TieChange,
): Promise<void> => {
  const common = {
    from_date: change.from,
    to_date: change.to,
    is_primary: change.isPrimary,
    occupies_unit: change.occupiesUnit,
    notes: change.notes || null,
    version: change.version + 1,
  }
  if (role === 'owner')
    await db
      .updateTable('ownerships')
      .set({ ...common, share_percent: change.sharePercent })
      .where('building_id', '=', buildingId)
      .where('id', '=', _id)
      .execute()
  else
    await db
      .updateTable('tenancies')
      .set({ ...common, form_k_received_on: change.formKReceivedOn, lease_ends_on: change.leaseEndsOn })
      .where('building_id', '=', buildingId)
      .where('id', '=', _id)
      .execute()
}
