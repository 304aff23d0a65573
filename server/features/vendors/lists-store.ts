import { endsSoonDays, vendorsShownMost } from '../../../contract/limits/vendors.ts'
import type { Page } from '../../../contract/route.ts'
import { addDays, type LocalDate } from '../../../contract/time.ts'
import type { VendorCounts, VendorQuery } from '../../../contract/vendors.ts'
import type { VendorSummary } from '../../../contract/vendors/vendor.ts'
import { run, type Database } from '../../db/connection.ts'
import { anyHolds, containing, nameOrder } from '../../db/finding.ts'
import { pageOf, readCursor, writeCursor } from '../../db/keyset.ts'
import { standingsOf, tradesWithoutClearance } from './rules.ts'
import { summaryColumns } from './store.ts'

type SummaryRow = Omit<VendorSummary, 'standings'>

const summaryOf =
  (today: LocalDate) =>
  (row: SummaryRow): VendorSummary => ({ ...row, standings: standingsOf(row, today) })

const needsNone = `v.clearance_until is null and v.trade in (${tradesWithoutClearance.map((trade) => `'${trade}'`).join(', ')})`

/** Whether one of the two papers stands so on a day, and `soon` so many days after it, as the rules say it. */
const stands = (today: string, soon: string) => ({
  expired: `(v.insured_until < ${today} or v.clearance_until < ${today})`,
  missing: `(v.insured_until is null or v.clearance_until is null and not (${needsNone}))`,
  soon: `(v.insured_until between ${today} and ${soon} or v.clearance_until between ${today} and ${soon})`,
  fine: `(v.insured_until > ${soon} and (v.clearance_until > ${soon} or ${needsNone}))`,
})
const narrowed = stands('$6::date', '$7::date')
const counted = stands('$2::date', '$3::date')

/** Vendors of a building by name; the words are looked for in what they are called and who is reached there. */
export const selectVendors = async (
  db: Database,
  buildingId: string,
  { cursor, limit, search, trade, standing, preferred, shows }: VendorQuery,
  today: LocalDate,
): Promise<Page<VendorSummary>> => {
  const [afterName = null, afterId = null] = cursor === undefined ? [] : readCursor(cursor, 2)
  const words = search ? containing(search) : null
  const { rows } = await run(
    db,
    `select ${summaryColumns} from vendors v
     where v.building_id = $1::uuid
       and ($2::text is null or (${nameOrder('v.name')}, v.id) > (${nameOrder('$2::text')}, $3::uuid))
       and ($4::text is null or v.trade = $4::text)
       and ($5::text is null or case $5::text when 'expired' then ${narrowed.expired}
         when 'missing' then ${narrowed.missing} when 'soon' then ${narrowed.soon} else ${narrowed.fine} end)
       and (not $8::boolean or v.is_preferred)
       and (v.ended_on is null) = $9::boolean
       and ($10::text is null or ${anyHolds(['v.name', 'v.email', 'v.notes'], '$10::text')} or exists (
           select from vendor_contacts c where c.building_id = v.building_id and c.vendor_id = v.id
             and ${anyHolds(['c.name', 'c.email'], '$10::text')}))
     order by ${nameOrder('v.name')}, v.id limit ${limit + 1}`,
    [
      buildingId,
      afterName,
      afterId,
      trade ?? null,
      standing ?? null,
      today,
      addDays(today, endsSoonDays),
      preferred === 'yes',
      shows === 'current',
      words,
    ],
  )
  return pageOf(rows as SummaryRow[], limit, summaryOf(today), (row) => writeCursor([row.name, row._id]))
}

/** Of how many who work here a paper is missing, has run out or runs out soon. */
export const countVendors = async (db: Database, buildingId: string, today: LocalDate): Promise<VendorCounts> => {
  const { rows } = await run(
    db,
    `select count(*)::integer as all, count(*) filter (where ${counted.expired})::integer as expired,
       count(*) filter (where ${counted.missing})::integer as missing,
       count(*) filter (where ${counted.soon})::integer as soon
     from vendors v where v.building_id = $1::uuid and v.ended_on is null`,
    [buildingId, today, addDays(today, endsSoonDays)],
  )
  return rows[0] as VendorCounts
}

/** Those who work here, by name, those that are preferred first; for a choice. */
export const selectChoices = async (db: Database, buildingId: string): Promise<Omit<VendorSummary, 'standings'>[]> => {
  const { rows } = await run(
    db,
    `select ${summaryColumns} from vendors v where v.building_id = $1::uuid and v.ended_on is null
     order by v.is_preferred desc, ${nameOrder('v.name')}, v.id limit ${vendorsShownMost}`,
    [buildingId],
  )
  return rows as Awaited<ReturnType<typeof selectChoices>>
}

/** Vendors by their ids, also those that work here no longer. */
export const selectNamed = async (
  db: Database,
  buildingId: string,
  ids: readonly string[],
): Promise<Omit<VendorSummary, 'standings'>[]> => {
  const { rows } = await run(
    db,
    `select ${summaryColumns} from vendors v where v.building_id = $1::uuid and v.id = any($2::uuid[])`,
    [buildingId, [...ids]],
  )
  return rows as Awaited<ReturnType<typeof selectNamed>>
}
