/** What every step with a request leaves behind: where it stands, a line for both sides, a line of the history. */
import type { RecordsStep } from '../../../../contract/forms/requests.ts'
import { newId } from '../../../db/ids.ts'
import { recordChange } from '../../audit/audit.ts'
import { wakeAccounts, wakeRoles } from '../../buildings/buildings.ts'
import { factsOf, requireRequest, type Caller, type FoundRequest } from './reading.ts'
import type { KnownRequest } from './requests-store.ts'
import { isOver, statusOf } from './rules.ts'
import { insertStep, updateStatus } from './writing-store.ts'

/** Where a request stands after what was done with it, which may have ended it. */
export const settleStatus = async (tx: Caller, id: string): Promise<FoundRequest> => {
  const found = await requireRequest(tx, id)
  const { items, fee } = factsOf(found)
  const isAsked = found.question !== null && found.answer === null
  const status = statusOf({ isAsked, fee, items })
  await updateStatus(tx.db, tx.building._id, id, status, isOver(status) ? tx.now : null)
  return requireRequest(tx, id)
}

/** How and when records of a request were handed over last. */
const handedOver = (items: KnownRequest['items']) => {
  const days = items
    .map(({ delivery, answeredOn }) => (delivery ? (answeredOn ?? '') : ''))
    .toSorted((a, b) => a.localeCompare(b))
  const last = items.find(({ delivery, answeredOn }) => delivery && answeredOn === days.at(-1))
  return { deliveredHow: last?.delivery?.how ?? null, deliveredOn: last?.answeredOn ?? null }
}

/** What the history keeps of a request. */
const valuesOf = ({ status, dueOn, fee, items }: KnownRequest) => ({
  ...handedOver(items),
  status,
  dueOn,
  feeCents: fee?.amountCents ?? null,
  fee: fee?.state ?? null,
  given: items.filter((item) => item.status === 'given').length,
  open: items.filter((item) => item.status === 'open').length,
  refused: items.filter((item) => item.status === 'refused').length,
})

/** Adds the step to what both sides read and to the history, and wakes open screens. Answers the step's id. */
export const noteStep = async (
  tx: Caller,
  before: KnownRequest | null,
  after: KnownRequest,
  { kind, words = '' }: { kind: RecordsStep['kind']; words?: string },
): Promise<string> => {
  const _id = newId(Date.parse(tx.now))
  await insertStep(tx.db, tx.building._id, {
    _id,
    requestId: after._id,
    kind,
    at: tx.now,
    accountId: tx.account._id,
    words,
  })
  await recordChange(tx, {
    subject: 'recordsRequest',
    subjectId: after._id,
    buildingId: tx.building._id,
    action: kind,
    before: before ? valuesOf(before) : {},
    after: valuesOf(after),
    ...(words !== '' && { reason: words }),
  })
  wakeScreens(tx, after)
  return _id
}

/** Only those who may see the request hear that it changed. */
const wakeScreens = (tx: Caller, { accountId }: KnownRequest): void => {
  wakeRoles(tx, 'recordsRequest')
  wakeAccounts(tx, 'recordsRequest', [accountId])
}
