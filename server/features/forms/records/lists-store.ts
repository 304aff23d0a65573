import type { RecordsQuery, RecordsRequestSummary } from '../../../../contract/forms/requests.ts'
import { dueReminderDays } from '../../../../contract/limits/records.ts'
import type { Page } from '../../../../contract/route.ts'
import { addDays, type LocalDate } from '../../../../contract/time.ts'
import { run, type Database } from '../../../db/connection.ts'
import { containing, holds } from '../../../db/finding.ts'
import { pageOf, readCursor, writeCursor } from '../../../db/keyset.ts'
import { askerName, fromAsker, summaryColumns, summaryOf, type SummaryRow } from './requests-store.ts'

/** What is due within so many days is due soon. */
const soonDays = Math.max(...dueReminderDays)

/** What is open stands first, by its day; then what is over. */
const rank = `(case when r.closed_at is not null then '1' else '0' || coalesce(r.due_on::text, '9999') end)`

/** The requests of a building for those who handle them; the words are looked for in the asker's name and the number. */
export const selectRequests = async (
  db: Database,
  buildingId: string,
  { cursor, limit, search, status, due }: RecordsQuery,
  today: LocalDate,
): Promise<Page<RecordsRequestSummary>> => {
  const [afterRank = null, afterId = null] = cursor === undefined ? [] : readCursor(cursor, 2)
  const words = search ? containing(search) : null
  const { rows } = await run(
    db,
    `select ${summaryColumns}, ${rank} as rank from ${fromAsker}
     where r.building_id = $1::uuid
       and ($2::text is null or ${rank} > $2::text or (${rank} = $2::text and r.id < $3::uuid))
       and ($4::text is null or r.status = $4::text)
       and ($5::text is null or ${holds(askerName, '$5::text')}
         or 'r-' || r.number like $5::text)
       and ($6::text is null or r.closed_at is null and case when $6::text = 'late' then r.due_on < $7::date
         else r.due_on between $7::date and $8::date end)
     order by rank, r.id desc limit ${limit + 1}`,
    [buildingId, afterRank, afterId, status ?? null, words, due ?? null, today, addDays(today, soonDays)],
  )
  return pageOf(rows as SummaryRow[], limit, summaryOf, (row) => writeCursor([row.rank, row._id]))
}

/** What an account asked for in a building, newest first. */
export const selectMine = async (
  db: Database,
  buildingId: string,
  accountId: string,
  { cursor, limit }: Pick<RecordsQuery, 'cursor' | 'limit'>,
): Promise<Page<RecordsRequestSummary>> => {
  const before = cursor === undefined ? null : readCursor(cursor, 1)[0]
  const { rows } = await run(
    db,
    `select ${summaryColumns}, '' as rank from ${fromAsker}
     where r.building_id = $1::uuid and r.account_id = $2::uuid and ($3::uuid is null or r.id < $3::uuid)
     order by r.id desc limit ${limit + 1}`,
    [buildingId, accountId, before],
  )
  return pageOf(rows as SummaryRow[], limit, summaryOf, (row) => writeCursor([row._id]))
}

/** How many requests are open, and of those late or due soon. */
export const countOpen = async (
  db: Database,
  buildingId: string,
  today: LocalDate,
): Promise<{ open: number; soon: number; late: number }> => {
  const { rows } = await run(
    db,
    `select count(*)::integer as open, count(*) filter (where due_on < $2::date)::integer as late,
       count(*) filter (where due_on between $2::date and $3::date)::integer as soon
     from records_requests where building_id = $1::uuid and closed_at is null`,
    [buildingId, today, addDays(today, soonDays)],
  )
  return rows[0] as { open: number; soon: number; late: number }
}
