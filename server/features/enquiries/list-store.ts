import type { EnquiryCounts, EnquiryQuery } from '../../../contract/enquiries.ts'
import type { EnquirySummary } from '../../../contract/enquiries/enquiry.ts'
import type { Page } from '../../../contract/route.ts'
import { run, type Database } from '../../db/connection.ts'
import { containing } from '../../db/finding.ts'
import { pageOf, readCursor, writeCursor } from '../../db/keyset.ts'
import { numberIn } from './rules.ts'

/**
 * Enquiries, newest first; words are looked for in names, address, building and message, and a number finds its enquiry
 * alone.
 */
export const selectEnquiries = async (
  db: Database,
  { cursor, limit, search, state, purpose, suspected }: EnquiryQuery,
): Promise<Page<EnquirySummary>> => {
  const [beforeId = null] = cursor === undefined ? [] : readCursor(cursor, 1)
  const number = search ? numberIn(search) : null
  const words = search && number === null ? containing(search) : null
  const { rows } = await run(
    db,
    `select e.id as _id, e.number, e.purpose, e.state, e.suspected, e.first_name as "firstName",
       e.last_name as "lastName", e.building_name as "buildingName", e.units, e.sent_at as "sentAt"
     from enquiries e
     where ($1::uuid is null or e.id < $1::uuid)
       and ($2::text is null or e.state = $2::text)
       and ($3::text is null or e.purpose = $3::text)
       and (e.suspected is not null) = $4::boolean
       and ($5::integer is null or e.number = $5::integer)
       and ($6::text is null or e.plain_words like $6::text)
     order by e.id desc limit ${limit + 1}`,
    [beforeId, state ?? null, purpose ?? null, suspected === 'yes', number, words],
  )
  return pageOf(
    rows as EnquirySummary[],
    limit,
    (row) => row,
    ({ _id }) => writeCursor([_id]),
  )
}

export const countEnquiries = async (db: Database): Promise<EnquiryCounts> => {
  const { rows } = await run(
    db,
    `select count(*) filter (where suspected is null and state = 'new')::integer as new,
       count(*) filter (where suspected is null and state = 'answered')::integer as answered,
       count(*) filter (where suspected is null and state = 'closed')::integer as closed,
       count(*) filter (where suspected is not null)::integer as suspected
     from enquiries`,
    [],
  )
  return rows[0] as EnquiryCounts
}
