import type { LocalDate } from '../../../contract/time.ts'
import { run, type Database } from '../../db/connection.ts'
import { ownsStill } from '../ledger/ledger.ts'

/** Finds the owner accounts of a unit that a person is one of the owners of on a day. */
export const selectHoldingsOf = async (
  db: Database,
  buildingId: string,
  { personId, unitId, today }: { personId: string; unitId: string; today: LocalDate },
): Promise<string[]> => {
  const { rows } = await run(
    db,
    `select h.id from ledger_holdings h
     join ledger_holders o on o.building_id = h.building_id and o.holding_id = h.id
     where h.building_id = $1::uuid and h.unit_id = $2::uuid and o.person_id = $3::uuid and ${ownsStill('$4::date')}`,
    [buildingId, unitId, personId, today],
  )
  return (rows as { id: string }[]).map(({ id }) => id)
}

/** Finds the owner accounts that an account of the product is one of the owners of, those of units it sold included, by unit. */
export const selectOwnHoldings = async (
  db: Database,
  buildingId: string,
  { accountId, today }: { accountId: string; today: LocalDate },
): Promise<string[]> => {
  const { rows } = await run(
    db,
    `select h.id from ledger_holdings h join units u on u.building_id = h.building_id and u.id = h.unit_id
     where h.building_id = $1::uuid and exists (
       select from ledger_holders o join people p on p.building_id = o.building_id and p.id = o.person_id
       where o.building_id = h.building_id and o.holding_id = h.id and p.account_id = $2::uuid and ${ownsStill('$3::date')})
     order by u.sort_key, h.id`,
    [buildingId, accountId, today],
  )
  return (rows as { id: string }[]).map(({ id }) => id)
}
