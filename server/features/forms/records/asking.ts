/** Asking for records: by somebody's own account, or entered for somebody who asked on paper. */
import type { EnteredRequest, RecordsWish } from '../../../../contract/forms/request-bodies.ts'
import type { RecordsRequest } from '../../../../contract/forms/requests.ts'
import type { LocalDate } from '../../../../contract/time.ts'
import { newId } from '../../../db/ids.ts'
import { inTransaction } from '../../../db/transaction.ts'
import { InvalidField } from '../../../http/errors.ts'
import { tellHandlers } from './messages.ts'
import { shown, todayIn, type Caller } from './reading.ts'
import { noteStep, settleStatus } from './record.ts'
import { itemDueOn, requireAskedOn, requireReach, requireStanding } from './rules.ts'
import { insertRequest, type NewRequest } from './writing-store.ts'

const open = async (tx: Caller, wish: RecordsWish, by: NewRequest['by'], askedOn: LocalDate): Promise<string> => {
  const { jurisdiction } = tx.building
  const _id = newId(Date.parse(tx.now))
  const { items, ...said } = wish
  await insertRequest(tx.db, tx.building._id, {
    ...said,
    _id,
    by,
    askedOn,
    at: tx.now,
    items: items.map((item) => ({
      ...item,
      _id: newId(Date.parse(tx.now)),
      dueOn: itemDueOn(jurisdiction, item.kind, askedOn),
    })),
  })
  return _id
}

/**
 * Asks for records today, which starts the clock of each. Throws 403 for a role that asks for nothing, 400 with the section
 * for what the asker may not ask for.
 */
export const askRecords = (ctx: Caller, { body }: { body: RecordsWish }): Promise<RecordsRequest> =>
  inTransaction(ctx, async (tx) => {
    requireStanding(tx.role, body.standing)
    requireReach(tx.building.jurisdiction, body, todayIn(tx))
    const id = await open(tx, body, { accountId: tx.account._id }, todayIn(tx))
    const made = await settleStatus(tx, id)
    const stepId = await noteStep(tx, null, made, { kind: 'asked' })
    await tellHandlers(tx, made, stepId, 'asked')
    return shown(tx, made)
  })

/** Enters a request that came in on a day from somebody without an account; its clocks run from that day. */
export const enterRequest = (ctx: Caller, { body }: { body: EnteredRequest }): Promise<RecordsRequest> =>
  inTransaction(ctx, async (tx) => {
    const { name, email, address, askedOn, ...wish } = body
    if (!email && address === '') throw InvalidField('address', 'Enter an email or a postal address to reach them')
    requireAskedOn(askedOn, todayIn(tx))
    requireReach(tx.building.jurisdiction, wish, todayIn(tx))
    const by = { name, email: email?.toLowerCase() || null, address, enteredBy: tx.account._id }
    const id = await open(tx, wish, by, askedOn)
    const made = await settleStatus(tx, id)
    const stepId = await noteStep(tx, null, made, { kind: 'entered' })
    await tellHandlers(tx, made, stepId, 'asked')
    return shown(tx, made)
  })
