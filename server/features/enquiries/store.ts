import type { EnquiryDraft, EnquiryState, EnquiryStep, Suspicion } from '../../../contract/enquiries/enquiry.ts'
import { closedEnquiryKeptYears, enquiryStepsMost, suspectedEnquiryKeptMs } from '../../../contract/limits/enquiries.ts'
import { later, type Instant } from '../../../contract/time.ts'
import { run, type Database } from '../../db/connection.ts'
import { instantIn } from '../../db/json.ts'
import type { KnownEnquiry } from './enquiry.ts'

/** The words of an enquiry as they are kept. */
export const wordsOf = (draft: EnquiryDraft) => ({
  purpose: draft.purpose,
  firstName: draft.firstName,
  lastName: draft.lastName,
  email: draft.email,
  phone: draft.phone ?? '',
  writerRole: draft.writerRole,
  buildingName: draft.buildingName ?? '',
  address: draft.address ?? '',
  units: draft.units ?? null,
  message: draft.message,
})
export type Words = ReturnType<typeof wordsOf>

/** What an enquiry is kept with beside its words. */
interface Coming {
  _id: string
  sendKey: string
  suspected: Suspicion | null
  sentAt: Instant
}

/** Keeps an enquiry and answers its number; null where one was kept under the same key before. */
export const insertEnquiry = async (db: Database, words: Words, coming: Coming): Promise<number | null> => {
  const { rows } = await run(
    db,
    `insert into enquiries (id, send_key, suspected, sent_at, purpose, first_name, last_name, email, phone, writer_role,
       building_name, address, units, message)
     values ($1::uuid, $2::uuid, $3, $4::timestamptz, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)
     on conflict on constraint enquiries_sent_once do nothing returning number`,
    [coming._id, coming.sendKey, coming.suspected, coming.sentAt, ...Object.values(words)],
  )
  return (rows[0] as { number: number } | undefined)?.number ?? null
}

const wordColumns = `
  e.purpose, e.first_name as "firstName", e.last_name as "lastName", e.email, e.phone, e.writer_role as "writerRole",
  e.building_name as "buildingName", e.address, e.units, e.message`

/** The enquiry that was sent with a key, and what it says. */
export const selectSent = async (db: Database, sendKey: string): Promise<(Words & { number: number }) | null> => {
  const { rows } = await run(db, `select e.number, ${wordColumns} from enquiries e where e.send_key = $1::uuid`, [
    sendKey,
  ])
  return (rows[0] as (Words & { number: number }) | undefined) ?? null
}

/** Holds an enquiry for a change, in a statement of its own, so that what is read after it is as it stands then. */
export const lockEnquiry = async (db: Database, id: string): Promise<void> => {
  await run(db, 'select id from enquiries where id = $1::uuid for update', [id])
}

const steps = `
  (select coalesce(json_agg(json_build_object('_id', s.id, 'kind', s.kind, 'at', ${instantIn('s.at')},
      'by', a.first_name || ' ' || a.last_name, 'text', s.text) order by s.id), '[]')
    from (select * from enquiry_steps s where s.enquiry_id = e.id order by s.id limit ${enquiryStepsMost}) s
    join accounts a on a.id = s.account_id)`

/** One enquiry with its story. */
export const selectEnquiry = async (db: Database, id: string): Promise<KnownEnquiry | null> => {
  const { rows } = await run(
    db,
    `select e.id as _id, e.number, e.state, e.suspected, e.sent_at as "sentAt", e.answered_at as "answeredAt",
       e.closed_at as "closedAt", e.version, ${wordColumns}, ${steps} as steps
     from enquiries e where e.id = $1::uuid`,
    [id],
  )
  return (rows[0] as KnownEnquiry | undefined) ?? null
}

/** Where an enquiry stands from now on; the caller holds it. */
export const updateStanding = async (
  db: Database,
  id: string,
  to: {
    state: EnquiryState
    suspected: Suspicion | null
    answeredAt: Instant | null
    closedAt: Instant | null
  },
): Promise<void> => {
  await run(
    db,
    `update enquiries set state = $2, suspected = $3, answered_at = $4::timestamptz, closed_at = $5::timestamptz,
       version = version + 1
     where id = $1::uuid`,
    [id, to.state, to.suspected, to.answeredAt, to.closedAt],
  )
}

export const insertStep = async (
  db: Database,
  enquiryId: string,
  step: Omit<EnquiryStep, 'by'> & { accountId: string },
): Promise<void> => {
  await run(
    db,
    `insert into enquiry_steps (id, enquiry_id, kind, at, account_id, text)
     values ($1::uuid, $2::uuid, $3, $4::timestamptz, $5::uuid, $6)`,
    [step._id, enquiryId, step.kind, step.at, step.accountId, step.text],
  )
}

/** Erases what was closed long ago, and what looked like spam and nobody said otherwise. */
export const deleteOld = async (db: Database, now: Instant): Promise<void> => {
  await run(
    db,
    `delete from enquiries
     where closed_at < $1::timestamptz - make_interval(years => ${closedEnquiryKeptYears})
       or suspected is not null and sent_at < $2::timestamptz`,
    [now, later(now, -suspectedEnquiryKeptMs)],
  )
}
