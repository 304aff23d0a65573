import type {
  Mortgagee,
  MortgageeChange,
  MortgageeDraft,
  MortgageeEndReason,
} from '../../../contract/mortgagees/mortgagee.ts'
import type { LocalDate } from '../../../contract/time.ts'
import { selected, type ColumnsOf } from '../../db/columns.ts'
import { run, type Database } from '../../db/connection.ts'

/** A mortgagee as it is kept, before the law and a day judge it. */
export type KnownMortgagee = Omit<Mortgagee, 'endsOn' | 'state'>

const columns = {
  _id: 'id',
  lender: 'lender',
  address: 'address',
  email: 'email',
  reference: 'reference',
  requestedOn: 'requested_on',
  endedOn: 'ended_on',
  endReason: 'end_reason',
  version: 'version',
} as const satisfies ColumnsOf<Omit<KnownMortgagee, 'unit'>, 'mortgagees'>

/** The columns of a mortgagee `m` and its unit `u`, and the tables, as SQL. */
export const mortgageeColumns = `${selected('m', columns)},
  json_build_object('_id', u.id, 'unitNumber', u.unit_number) as unit`
export const mortgageeTables = 'mortgagees m join units u on u.building_id = m.building_id and u.id = m.unit_id'

/** Reads a mortgagee of the building, or null. */
export const selectMortgagee = async (db: Database, buildingId: string, id: string): Promise<KnownMortgagee | null> => {
  const { rows } = await run(
    db,
    `select ${mortgageeColumns} from ${mortgageeTables} where m.building_id = $1::uuid and m.id = $2::uuid`,
    [buildingId, id],
  )
  return (rows as KnownMortgagee[])[0] ?? null
}

/** Holds a mortgagee for a change, in a statement of its own, so that what is read after it is as it is then. */
export const lockMortgagee = async (db: Database, buildingId: string, id: string): Promise<void> => {
  await run(db, 'select from mortgagees where building_id = $1::uuid and id = $2::uuid for update', [buildingId, id])
}

/** The index by which a lender has one request for a unit that wasn't ended. */
export const onceConstraint = 'mortgagees_once'

/** Adds a mortgagee. Violates `onceConstraint` where the lender has a request for the unit. */
export const insertMortgagee = async (
  db: Database,
  buildingId: string,
  { _id, at, unitId, lender, address, email, reference, requestedOn }: MortgageeDraft & { _id: string; at: string },
): Promise<void> => {
  await run(
    db,
    `insert into mortgagees (id, building_id, unit_id, lender, address, email, reference, requested_on, created_at)
     values ($1::uuid, $2::uuid, $3::uuid, $4, $5, $6, $7, $8::date, $9::timestamptz)`,
    [_id, buildingId, unitId, lender, address, email, reference, requestedOn, at],
  )
}

/** Writes what is on the request; the caller holds the row. Violates `onceConstraint` as well. */
export const updateMortgagee = async (
  db: Database,
  buildingId: string,
  id: string,
  { lender, address, email, reference, requestedOn }: Omit<MortgageeChange, 'version'>,
): Promise<void> => {
  await run(
    db,
    `update mortgagees set lender = $3, address = $4, email = $5, reference = $6, requested_on = $7::date,
       version = version + 1
     where building_id = $1::uuid and id = $2::uuid`,
    [buildingId, id, lender, address, email, reference, requestedOn],
  )
}

/** Writes when the lender asked again; the caller holds the row. */
export const updateRequested = async (
  db: Database,
  buildingId: string,
  id: string,
  requestedOn: LocalDate,
): Promise<void> => {
  await run(
    db,
    `update mortgagees set requested_on = $3::date, version = version + 1
     where building_id = $1::uuid and id = $2::uuid`,
    [buildingId, id, requestedOn],
  )
}

/** Ends a request, or with null takes its end back, which may violate `onceConstraint`; the caller holds the row. */
export const updateEnd = async (
  db: Database,
  buildingId: string,
  id: string,
  end: { endedOn: LocalDate; reason: MortgageeEndReason } | null,
): Promise<void> => {
  await run(
    db,
    `update mortgagees set ended_on = $3::date, end_reason = $4, version = version + 1
     where building_id = $1::uuid and id = $2::uuid`,
    [buildingId, id, end?.endedOn ?? null, end?.reason ?? null],
  )
}
