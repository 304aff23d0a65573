/** Agreements: made by an owner or from paper, listed, and ended. */
import type { AgreementQuery } from '../../../contract/debits.ts'
import type {
  Agreement,
  AgreementDraft,
  AgreementEnd,
  OwnDebits,
  PaperAgreementDraft,
} from '../../../contract/debits/agreement.ts'
import { agreementWords } from '../../../contract/debits/debit-words.ts'
import { keepsBooks } from '../../../contract/role-rights.ts'
import type { Page } from '../../../contract/route.ts'
import { addDays, formatDate, type LocalDate } from '../../../contract/time.ts'
import type { InBuilding, Member } from '../../context.ts'
import { newId } from '../../db/ids.ts'
import { inTransaction } from '../../db/transaction.ts'
import { Conflict, InvalidField, NotFound, orNotFound, requireVersion } from '../../http/errors.ts'
import { debtorsOn, ownHoldings, settleHoldings } from '../ledger/ledger.ts'
import {
  endAgreements,
  insertAgreement,
  lockAgreement,
  selectAgreement,
  selectAgreements,
  selectRunning,
} from './agreements-store.ts'
import { tellAgreed, tellEnded } from './messages.ts'
import { noteAgreement, todayIn } from './record.ts'
import { lastThreeOf, requireBankName } from './settings.ts'
import { selectSettings, type KnownSettings } from './settings-store.ts'

type Caller = InBuilding & Pick<Member, 'account' | 'role' | 'superadmin' | 'permissions'>

const startsWithinDays = 366

/** The caller's own holdings of today. */
const ownOfToday = async (ctx: Caller) => {
  const today = todayIn(ctx)
  return (await ownHoldings(ctx)).filter(({ to }) => to === null || to >= today)
}

const isOffered = (settings: KnownSettings | null): settings is KnownSettings =>
  settings !== null && settings.isOffered && settings.letterOn !== null

/** Reads the caller's own agreements by unit, and whether they can make one; no units for who owns none. */
export const ownDebits = async (ctx: Caller): Promise<OwnDebits> => {
  const settings = await selectSettings(ctx.db, ctx.building._id)
  const holdings = await ownOfToday(ctx)
  const ids = holdings.map(({ _id }) => _id)
  const running = await selectRunning(ctx.db, ctx.building._id, todayIn(ctx), ids)
  return {
    ...{ isOffered: isOffered(settings), isConfirmed: settings !== null && settings.confirmedOn !== null },
    ...{ payee: settings?.longName ?? '', contact: settings?.contact ?? '' },
    units: holdings.map(({ _id, unit: { unitNumber } }) => ({
      ...{ holdingId: _id, unitNumber },
      agreement: running.find(({ holdingId }) => holdingId === _id) ?? null,
    })),
  }
}

/** Lists agreements by unit. */
export const listAgreements = (ctx: InBuilding, { query }: { query: AgreementQuery }): Promise<Page<Agreement>> =>
  selectAgreements(ctx.db, ctx.building._id, query, todayIn(ctx))

/** Reads an agreement of the building; 404 for any other. */
const requireAgreement = async (ctx: InBuilding, id: string): Promise<Agreement> =>
  orNotFound(await selectAgreement(ctx.db, ctx.building._id, id, todayIn(ctx)))

const bankPlace = (agreementId: string): string => `debitAgreement:${agreementId}`

/** Transit and account number of an agreement. */
export interface BankDetails {
  transit: string
  account: string
}

/** Opens the bank details of an agreement; 409 where they can't be read. */
export const openBankDetails = (
  { seal }: InBuilding,
  { _id, unit }: Pick<Agreement, '_id' | 'unit'>,
  sealed: Buffer | undefined,
): BankDetails => {
  const opened = sealed && seal.open(sealed, bankPlace(_id))
  if (!opened)
    throw Conflict(`The bank details of unit ${unit.unitNumber} can’t be read anymore. Make its agreement again.`)
  return JSON.parse(opened.toString()) as BankDetails
}

type Making = Omit<PaperAgreementDraft, 'signedOn' | 'identity'> & {
  unitNumber: string
  agreedOn: LocalDate
  identity: string | null
}

const startsTooEarly = (first: LocalDate, today: LocalDate): string =>
  first === today ? 'Enter today or a later date' : `Enter ${formatDate(first)} or a later date`

const make = async (tx: Caller, { longName, contact }: KnownSettings, making: Making): Promise<Agreement> => {
  const { transit, account, unitNumber, ...draft } = making
  const buildingId = tx.building._id
  const today = todayIn(tx)
  const { startsOn, covers, isBusiness, isNoticeWaived } = draft
  requireBankName('payerName', draft.payerName)
  const [before] = await selectRunning(tx.db, buildingId, today, [draft.holdingId])
  const first = before && before.startsOn < today ? before.startsOn : today
  if (startsOn < first) throw InvalidField('startsOn', startsTooEarly(first, today))
  if (startsOn > addDays(today, startsWithinDays)) throw InvalidField('startsOn', 'Enter a date within a year')
  const replaced = { on: today, reason: 'Replaced by another agreement' }
  for (const id of await endAgreements(tx.db, buildingId, { holdingId: draft.holdingId }, replaced))
    await noteAgreement(tx, 'ended', await requireAgreement(tx, id), { reason: replaced.reason })
  const _id = newId(Date.parse(tx.now))
  await insertAgreement(tx.db, buildingId, {
    ...{ ...draft, _id, lastThree: lastThreeOf(account), at: tx.now, madeBy: tx.account._id },
    sealed: tx.seal.close(Buffer.from(JSON.stringify({ transit, account })), bankPlace(_id)),
    terms: agreementWords({ payee: longName, contact, unitNumber, covers, isBusiness, isNoticeWaived }),
  })
  const made = await requireAgreement(tx, _id)
  await noteAgreement(tx, 'agreed', made, { covers, startsOn, isNoticeWaived })
  await tellAgreed(tx, made)
  return made
}

/**
 * Agrees that the caller's own unit is debited; an earlier agreement of the unit ends. 400 for a day before today; 404 for an
 * account of others; 409 where the building doesn't offer it.
 */
export const agree = (ctx: Caller, { body }: { body: AgreementDraft }): Promise<Agreement> =>
  inTransaction(ctx, async (tx) => {
    const settings = await selectSettings(tx.db, tx.building._id, { isHeld: true })
    const own = orNotFound((await ownOfToday(tx)).find(({ _id }) => _id === body.holdingId))
    if (!isOffered(settings)) throw Conflict('Your building doesn’t offer pre-authorized debits here.')
    const { agrees: _, ...draft } = body
    const unitNumber = own.unit.unitNumber
    return make(tx, settings, { ...draft, unitNumber, agreedOn: todayIn(tx), identity: null })
  })

/**
 * Adds an agreement that an owner signed on paper; an earlier one of the unit ends. 400 for days out of order; 404 for an
 * account of another building, or of former owners; 409 before the settings are saved.
 */
export const addAgreement = (ctx: Caller, { body }: { body: PaperAgreementDraft }): Promise<Agreement> =>
  inTransaction(ctx, async (tx) => {
    const settings = await selectSettings(tx.db, tx.building._id, { isHeld: true })
    await settleHoldings(tx)
    const today = todayIn(tx)
    const { signedOn, ...draft } = body
    const debtor = orNotFound((await debtorsOn(tx, today)).find(({ _id }) => _id === body.holdingId))
    if (!settings) throw Conflict('Enter what your bank gave you for files of debits first.')
    if (signedOn > today) throw InvalidField('signedOn', 'This date is in the future')
    const made = await make(tx, settings, { ...draft, unitNumber: debtor.unit.unitNumber, agreedOn: signedOn })
    if (made.endedOn !== null)
      throw InvalidField('signedOn', `An owner sold on ${formatDate(made.endedOn)}. Have the owners of today sign.`)
    return made
  })

/** Lets owners end their own; who keeps the books ends that of others, for a reason. */
const requireRight = async (tx: Caller, { holdingId }: Agreement, reason: string | null): Promise<void> => {
  if ((await ownOfToday(tx)).some(({ _id }) => _id === holdingId)) return
  if (!keepsBooks(tx)) throw NotFound()
  if (reason === null) throw InvalidField('reason', 'Enter a reason')
}

/**
 * Ends an agreement today, and tells its owners. 400 without a reason of who keeps the books; 404 for an agreement of others;
 * 409 for a stale version, and where it has ended.
 */
export const endAgreement = (
  ctx: Caller,
  { params, body }: { params: { id: string }; body: AgreementEnd },
): Promise<Agreement> =>
  inTransaction(ctx, async (tx) => {
    await lockAgreement(tx.db, tx.building._id, params.id)
    const known = await requireAgreement(tx, params.id)
    await requireRight(tx, known, body.reason)
    requireVersion(known, body.version)
    if (known.endedOn !== null) throw Conflict('This agreement has already ended.')
    await endAgreements(tx.db, tx.building._id, { id: known._id }, { on: todayIn(tx), reason: body.reason })
    const ended = await requireAgreement(tx, known._id)
    await noteAgreement(tx, 'ended', ended, { reason: body.reason })
    await tellEnded(tx, ended)
    return ended
  })
