import type { LocalDate } from '../../../contract/time.ts'
import { VendorSummary, type Vendor, type VendorDraft, type VendorFileKind } from '../../../contract/vendors/vendor.ts'
import { selected, type ColumnsOf } from '../../db/columns.ts'
import { run, type Database } from '../../db/connection.ts'
import { instantIn } from '../../db/json.ts'
import { attachmentsIn } from '../documents/documents.ts'

/** A vendor as it is kept, before a day judges it. */
export type KnownVendor = Omit<Vendor, 'standings' | 'warnings'>

/** The columns of what is written, by the names on the wire. */
const fields = {
  name: 'name',
  trade: 'trade',
  phone: 'phone',
  email: 'email',
  website: 'website',
  address: 'address',
  isPreferred: 'is_preferred',
  notes: 'notes',
  insurer: 'insurer',
  policyNumber: 'policy_number',
  coverCents: 'cover_cents',
  insuredUntil: 'insured_until',
  clearanceNumber: 'clearance_number',
  clearanceUntil: 'clearance_until',
  clearanceCheckedOn: 'clearance_checked_on',
  contractFrom: 'contract_from',
  contractUntil: 'contract_until',
  noticeBy: 'notice_by',
  renewsItself: 'renews_itself',
} as const satisfies ColumnsOf<Omit<VendorDraft, 'contacts'>, 'vendors'>

const columns = {
  _id: 'id',
  ...fields,
  endedOn: 'ended_on',
  endReason: 'end_reason',
  version: 'version',
} as const satisfies ColumnsOf<Omit<KnownVendor, 'contacts' | 'files'>, 'vendors'>

const summarized = VendorSummary.omit({ standings: true }).keyof().options
export const summaryColumns = selected('v', Object.fromEntries(summarized.map((field) => [field, columns[field]])))

const contacts = `
  (select coalesce(json_agg(json_build_object('name', c.name, 'role', c.role, 'phone', c.phone, 'email', c.email)
      order by c.position), '[]')
    from vendor_contacts c where c.building_id = v.building_id and c.vendor_id = v.id)`

const wholeColumns = `${selected('v', columns)}, ${contacts} as contacts,
  ${attachmentsIn('vendor', { buildingId: 'v.building_id', id: 'v.id' })} as attachments,
  (select coalesce(json_object_agg(f.attachment_id, json_build_object('kind', f.kind, 'addedAt', ${instantIn('f.added_at')})), '{}')
    from vendor_files f where f.building_id = v.building_id and f.vendor_id = v.id) as kinds`

interface Row extends Omit<KnownVendor, 'files'> {
  attachments: { _id: string; fileName: string; fileSize: number; contentType: string }[]
  kinds: Record<string, { kind: VendorFileKind; addedAt: string }>
}

const vendorOf = ({ attachments, kinds, ...row }: Row): KnownVendor => ({
  ...row,
  files: attachments.map((file) => ({ ...file, ...kinds[file._id]! })),
})

/** One vendor of the building, whether or not it works here still. */
export const selectVendor = async (db: Database, buildingId: string, id: string): Promise<KnownVendor | null> => {
  const { rows } = await run(
    db,
    `select ${wholeColumns} from vendors v where v.building_id = $1::uuid and v.id = $2::uuid`,
    [buildingId, id],
  )
  return rows[0] ? vendorOf(rows[0] as Row) : null
}

/** Holds a vendor for a change, in a statement of its own, so that what is read after it is as it stands then. */
export const lockVendor = async (db: Database, buildingId: string, id: string): Promise<void> => {
  await run(db, 'select id from vendors where building_id = $1::uuid and id = $2::uuid for update', [buildingId, id])
}

/** The constraint by which no two who work here have one name. */
export const nameConstraint = 'vendors_named'

/** The fields that stand in the table, by their names on the wire. */
export const vendorFields = Object.keys(fields) as (keyof typeof fields)[]

const names = Object.values(fields)
const valuesOf = (draft: VendorDraft) => vendorFields.map((field) => draft[field])

const replaceContacts = async (db: Database, buildingId: string, id: string, list: VendorDraft['contacts']) => {
  await run(db, 'delete from vendor_contacts where building_id = $1::uuid and vendor_id = $2::uuid', [buildingId, id])
  await run(
    db,
    `insert into vendor_contacts (building_id, vendor_id, position, name, role, phone, email)
     select $1::uuid, $2::uuid, c.position, c.name, c.role, c.phone, c.email
     from jsonb_to_recordset($3::jsonb) as c (position integer, name text, role text, phone text, email text)`,
    [buildingId, id, JSON.stringify(list.map((one, position) => ({ ...one, position })))],
  )
}

/** Violates `nameConstraint` where another who works here has the name. */
export const insertVendor = async (
  db: Database,
  buildingId: string,
  { _id, at, ...draft }: VendorDraft & { _id: string; at: string },
): Promise<void> => {
  const places = names.map((_, index) => `$${index + 4}`).join(', ')
  await run(
    db,
    `insert into vendors (id, building_id, created_at, ${names.join(', ')})
     values ($1::uuid, $2::uuid, $3::timestamptz, ${places})`,
    [_id, buildingId, at, ...valuesOf(draft)],
  )
  await replaceContacts(db, buildingId, _id, draft.contacts)
}

/** Violates `nameConstraint` as well; the caller holds the row. */
export const updateVendor = async (db: Database, buildingId: string, id: string, draft: VendorDraft): Promise<void> => {
  const sets = names.map((name, index) => `${name} = $${index + 3}`).join(', ')
  await run(db, `update vendors set ${sets}, version = version + 1 where building_id = $1::uuid and id = $2::uuid`, [
    buildingId,
    id,
    ...valuesOf(draft),
  ])
  await replaceContacts(db, buildingId, id, draft.contacts)
}

/** Ends the work of a vendor here, or with null takes it up again, which may violate `nameConstraint`. */
export const updateEnd = async (
  db: Database,
  buildingId: string,
  id: string,
  { endedOn, reason }: { endedOn: LocalDate | null; reason: string },
): Promise<void> => {
  await run(
    db,
    `update vendors set ended_on = $3::date, end_reason = $4, version = version + 1
     where building_id = $1::uuid and id = $2::uuid`,
    [buildingId, id, endedOn, reason],
  )
}

/** Says of stored files what they are. */
export const insertFileKinds = async (
  db: Database,
  buildingId: string,
  vendorId: string,
  files: { ids: readonly string[]; kind: VendorFileKind; at: string },
): Promise<void> => {
  await run(
    db,
    `insert into vendor_files (attachment_id, building_id, vendor_id, kind, added_at)
     select id, $1::uuid, $2::uuid, $4, $5::timestamptz from unnest($3::uuid[]) as id`,
    [buildingId, vendorId, [...files.ids], files.kind, files.at],
  )
}
