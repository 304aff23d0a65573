import { stepsShownMost } from '../../../../contract/limits/records.ts'
import type { RecordsFee } from '../../../../contract/forms/request-fee.ts'
import type {
  RecordsItem,
  RecordsRequest,
  RecordsRequestSummary,
  RecordsStep,
} from '../../../../contract/forms/requests.ts'
import type { Attachment } from '../../../../contract/notices.ts'
import type { LocalDate } from '../../../../contract/time.ts'
import { run, type Database } from '../../../db/connection.ts'
import { instantIn } from '../../../db/json.ts'
import { attachmentsIn } from '../../documents/documents.ts'

const name = (account: string) => `${account}.first_name || ' ' || ${account}.last_name`

/** What a request `r` calls whoever asked, of the account `a` or as it was entered. */
export const askerName = `coalesce(r.asker_name, ${name('a')})`
export const fromAsker = 'records_requests r left join accounts a on a.id = r.account_id'

const itemsOf = `
  select coalesce(json_agg(json_build_object('_id', i.id, 'kind', i.kind, 'words', i.words, 'from', i.from_date,
      'until', i.until_date, 'status', i.status, 'dueOn', i.due_on, 'pages', i.pages,
      'redaction', case when i.redaction_ground is not null then json_build_object('ground', i.redaction_ground,
        'words', i.redaction_words, 'by', (select ${name('x')} from accounts x where x.id = i.redaction_by)) end,
      'refusal', case when i.refusal_ground is not null then
        json_build_object('ground', i.refusal_ground, 'words', i.refusal_words) end,
      'answeredOn', i.answered_on,
      'delivery', case when i.delivered_how is not null then json_build_object('how', i.delivered_how,
        'by', (select ${name('g')} from accounts g where g.id = i.delivered_by),
        'filesUntil', ${instantIn('i.files_until')}) end,
      'files', ${attachmentsIn('recordsItem', { buildingId: 'i.building_id', id: 'i.id' })},
      'sources', (select coalesce(json_object_agg(s.attachment_id, json_build_object('_id', s.document_id,
          'title', s.title, 'number', s.number)), '{}')
        from records_request_sources s where s.building_id = i.building_id and s.item_id = i.id)
    ) order by i.position), '[]')
  from records_request_items i where i.building_id = r.building_id and i.request_id = r.id`

const stepsOf = `
  select coalesce(json_agg(s.one order by s.id desc), '[]') from (
    select t.id, json_build_object('_id', t.id, 'kind', t.kind, 'at', ${instantIn('t.at')},
        'by', coalesce(${name('y')}, 'Parapet'), 'words', t.words) as one
    from records_request_steps t left join accounts y on y.id = t.account_id
    where t.building_id = r.building_id and t.request_id = r.id order by t.id desc limit ${stepsShownMost}) s`

const columns = `
  r.id as _id, r.number, r.account_id as "accountId", ${askerName} as asker,
  coalesce(r.asker_email, a.email) as email, r.asker_address as address, r.standing, r.form, r.status,
  r.asked_on as "askedOn", r.due_on as "dueOn", r.words, r.paper_words as "paperWords", r.paper_on as "paperOn",
  r.time_from as "timeFrom", r.time_until as "timeUntil", r.question, r.answer, r.fee_pages as "feePages",
  r.fee_cents as "feeCents", r.fee_state as "feeState", r.fee_settled_on as "feeSettledOn",
  r.charge_id as "chargeId",
  r.version, (${itemsOf}) as items, (${stepsOf}) as steps`

type ItemRow = Omit<RecordsItem, 'files'> & {
  files: Attachment[]
  sources: Record<string, NonNullable<RecordsItem['files'][number]['document']>>
}

interface Row extends Pick<
  RecordsRequest,
  '_id' | 'number' | 'asker' | 'standing' | 'form' | 'status' | 'askedOn' | 'dueOn' | 'words' | 'question' | 'answer'
> {
  accountId: string | null
  email: string | null
  address: string
  paperWords: string
  paperOn: LocalDate | null
  timeFrom: LocalDate | null
  timeUntil: LocalDate | null
  feePages: number | null
  feeCents: number | null
  feeState: RecordsFee['state'] | null
  feeSettledOn: LocalDate | null
  chargeId: string | null
  version: number
  items: ItemRow[]
  steps: RecordsStep[]
}

/** A request as it is kept, before anybody's rights are asked. */
export interface KnownRequest extends Omit<RecordsRequest, 'can' | 'fee'> {
  accountId: string | null
  fee: KnownFee | null
}

type KnownFee = Omit<RecordsFee, 'charge'> & {
  /** The charge in the ledger; it may have been cancelled since. */
  chargeId: string | null
}

const itemOf = ({ files, sources, ...item }: ItemRow): RecordsItem => ({
  ...item,
  files: files.map(({ _id, fileName, fileSize, contentType }) => ({
    _id,
    fileName,
    fileSize,
    contentType,
    document: sources[_id] ?? null,
  })),
})

const feeOf = ({ feePages, feeCents, feeState, feeSettledOn, chargeId }: Row): KnownFee | null =>
  feeState && { pages: feePages!, amountCents: feeCents!, state: feeState, settledOn: feeSettledOn, chargeId }

const requestOf = (row: Row): KnownRequest => ({
  _id: row._id,
  number: row.number,
  accountId: row.accountId,
  asker: row.asker,
  email: row.email,
  address: row.address || null,
  hasAccount: row.accountId !== null,
  standing: row.standing,
  form: row.form,
  status: row.status,
  askedOn: row.askedOn,
  dueOn: row.dueOn,
  words: row.words,
  paper: row.paperWords ? { words: row.paperWords, on: row.paperOn } : null,
  time: row.timeFrom && row.timeUntil ? { from: row.timeFrom, until: row.timeUntil } : null,
  question: row.question,
  answer: row.answer,
  fee: feeOf(row),
  items: row.items.map(itemOf),
  steps: row.steps,
  version: row.version,
})

/** One request of the building. */
export const selectRequest = async (db: Database, buildingId: string, id: string): Promise<KnownRequest | null> => {
  const { rows } = await run(
    db,
    `select ${columns} from ${fromAsker} where r.building_id = $1::uuid and r.id = $2::uuid`,
    [buildingId, id],
  )
  return rows[0] ? requestOf(rows[0] as Row) : null
}

/** Holds a request for a change, in a statement of its own, so that what is read after it is as it stands then. */
export const lockRequest = async (db: Database, buildingId: string, id: string): Promise<void> => {
  await run(db, 'select id from records_requests where building_id = $1::uuid and id = $2::uuid for update', [
    buildingId,
    id,
  ])
}

export interface SummaryRow extends Omit<RecordsRequestSummary, 'items'> {
  kinds: RecordsRequestSummary['items']['kinds']
  open: number
  rank: string
}

export const summaryColumns = `
  r.id as _id, r.number, ${askerName} as asker, r.standing, r.form, r.status,
  r.asked_on as "askedOn", r.due_on as "dueOn", r.version,
  (select array_agg(i.kind order by i.position) from records_request_items i
    where i.building_id = r.building_id and i.request_id = r.id) as kinds,
  (select count(*)::integer from records_request_items i
    where i.building_id = r.building_id and i.request_id = r.id and i.status = 'open') as open`

export const summaryOf = ({ kinds, open, rank: _rank, ...row }: SummaryRow): RecordsRequestSummary => ({
  ...row,
  items: { kinds, all: kinds.length, open },
})
