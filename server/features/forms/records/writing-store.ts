import type { WantedItem } from '../../../../contract/forms/request-bodies.ts'
import type { RecordsRequest, RecordsStatus, RecordsStep } from '../../../../contract/forms/requests.ts'
import type { Instant, LocalDate } from '../../../../contract/time.ts'
import { run, type Database } from '../../../db/connection.ts'
import { lockBuilding } from '../../buildings/buildings.ts'

export interface NewRequest extends Pick<RecordsRequest, 'standing' | 'form' | 'words' | 'askedOn'> {
  _id: string
  /** Somebody with an account, or who was entered by somebody. */
  by: { accountId: string } | { name: string; email: string | null; address: string; enteredBy: string }
  paperWords: string
  paperOn: LocalDate | null
  timeFrom: LocalDate | null
  timeUntil: LocalDate | null
  items: readonly (WantedItem & { _id: string; dueOn: LocalDate | null })[]
  at: Instant
}

/** Counts on in the building; those who ask at the same moment wait for each other. */
const nextNumber = async (db: Database, buildingId: string): Promise<number> => {
  await lockBuilding(db, buildingId)
  const { rows } = await run(
    db,
    'select coalesce(max(number), 0) + 1 as next from records_requests where building_id = $1::uuid',
    [buildingId],
  )
  return (rows[0] as { next: number }).next
}

export const insertRequest = async (db: Database, buildingId: string, made: NewRequest): Promise<void> => {
  const { by } = made
  const entered = 'enteredBy' in by ? by : null
  await db
    .insertInto('records_requests')
    .values({
      id: made._id,
      building_id: buildingId,
      number: await nextNumber(db, buildingId),
      account_id: 'accountId' in by ? by.accountId : null,
      asker_name: entered && entered.name,
      asker_email: entered && entered.email,
      asker_address: entered?.address ?? '',
      entered_by: entered && entered.enteredBy,
      standing: made.standing,
      paper_words: made.paperWords,
      paper_on: made.paperOn,
      time_from: made.timeFrom,
      time_until: made.timeUntil,
      form: made.form,
      words: made.words,
      asked_on: made.askedOn,
      created_at: made.at,
    })
    .execute()
  await db
    .insertInto('records_request_items')
    .values(
      made.items.map((item, index) => ({
        id: item._id,
        building_id: buildingId,
        request_id: made._id,
        position: index + 1,
        kind: item.kind,
        words: item.words,
        from_date: item.from,
        until_date: item.until,
        due_on: item.dueOn,
      })),
    )
    .execute()
}

const requestAt = (db: Database, buildingId: string, id: string) =>
  db
    .updateTable('records_requests')
    .where('building_id', '=', buildingId)
    .where('id', '=', id)
    .set((eb) => ({ version: eb('version', '+', 1) }))

/** Where the request stands from now on; a record is owed until it is handed over, or its refusal is sent. */
export const updateStatus = (
  db: Database,
  buildingId: string,
  id: string,
  status: RecordsStatus,
  closedAt: Instant | null,
) =>
  requestAt(db, buildingId, id)
    .set((eb) => ({
      status,
      closed_at: closedAt,
      due_on:
        closedAt === null
          ? eb
              .selectFrom('records_request_items')
              .where('building_id', '=', buildingId)
              .where('request_id', '=', id)
              .where('status', '<>', 'withdrawn')
              .where('answered_on', 'is', null)
              .select((of) => of.fn.min('due_on').as('due'))
          : null,
    }))
    .execute()

/** Another question takes the place of the one before, and of its answer. */
export const updateQuestion = (db: Database, buildingId: string, id: string, question: string) =>
  requestAt(db, buildingId, id).set({ question, answer: null }).execute()

export const updateAnswer = (db: Database, buildingId: string, id: string, answer: string) =>
  requestAt(db, buildingId, id).set({ answer }).execute()

export const updateQuote = (
  db: Database,
  buildingId: string,
  id: string,
  { pages, amountCents }: { pages: number; amountCents: number },
) =>
  requestAt(db, buildingId, id)
    .set({ fee_pages: pages, fee_cents: amountCents, fee_state: 'quoted', fee_settled_on: null, charge_id: null })
    .execute()

export const updateFeeSettled = (
  db: Database,
  buildingId: string,
  id: string,
  { how, on }: { how: 'paid' | 'waived'; on: LocalDate },
) => requestAt(db, buildingId, id).set({ fee_state: how, fee_settled_on: on, charge_id: null }).execute()

export const updateFeeCharged = (
  db: Database,
  buildingId: string,
  id: string,
  { chargeId, on }: { chargeId: string; on: LocalDate },
) => requestAt(db, buildingId, id).set({ fee_state: 'charged', fee_settled_on: on, charge_id: chargeId }).execute()

export const insertStep = (
  db: Database,
  buildingId: string,
  step: Pick<RecordsStep, '_id' | 'kind' | 'at' | 'words'> & { requestId: string; accountId: string | null },
) =>
  db
    .insertInto('records_request_steps')
    .values({
      id: step._id,
      building_id: buildingId,
      request_id: step.requestId,
      kind: step.kind,
      at: step.at,
      account_id: step.accountId,
      words: step.words,
    })
    .execute()
