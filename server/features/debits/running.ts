/** Files of debits: made of what is ready, read, and downloaded. */
import { Readable } from 'node:stream'
import type { DebitRun, DebitRunOrder, DebitRunSummary } from '../../../contract/debits/debit-run.ts'
import { formatMoney } from '../../../contract/money.ts'
import type { Download, Page } from '../../../contract/route.ts'
import { counted } from '../../../contract/text.ts'
import type { InBuilding, Member } from '../../context.ts'
import { newId } from '../../db/ids.ts'
import { inTransaction } from '../../db/transaction.ts'
import { Conflict, orNotFound } from '../../http/errors.ts'
import { settleHoldings } from '../ledger/ledger.ts'
import { openBankDetails } from './agreeing.ts'
import { selectSealed } from './agreements-store.ts'
import { bankFile } from './bank-file.ts'
import { isTesting, prepare, readyOf, type Prepared } from './preparing.ts'
import { noteRun, todayIn } from './record.ts'
import { blocksOf, creditUsed, downloadRefusal, enterRefusal, referenceOf } from './rules.ts'
import { insertRun, selectRun, selectRuns, selectSealedFile, type KnownRun } from './runs-store.ts'
import { returnsPlace } from './settings.ts'
import { selectSettings, takeNumber, type KnownSettings } from './settings-store.ts'

export type ById = { params: { id: string } }

/** Shows a file of debits with what can be done with it. */
export const shownRun = (ctx: InBuilding, { hasFile, ...run }: KnownRun): DebitRun => {
  const enterWhy = enterRefusal(run, todayIn(ctx))
  const downloadWhy = downloadRefusal(run.state, hasFile, run.debits)
  return {
    ...run,
    can: {
      enter: enterWhy === '',
      cancel: run.state !== 'cancelled' && run.returned === 0,
      markReturned: run.state === 'entered',
      download: downloadWhy === '',
    },
    enterWhy: run.state === 'made' ? enterWhy : '',
    downloadWhy,
  }
}

/** Reads a file of the building as it is kept; 404 for any other. */
export const requireRun = async (ctx: InBuilding, id: string): Promise<KnownRun> =>
  orNotFound(await selectRun(ctx.db, ctx.building._id, id))

/** Lists the files of debits, the newest first. */
export const listRuns = (
  ctx: InBuilding,
  { query }: { query: { cursor?: string | undefined; limit: number } },
): Promise<Page<DebitRunSummary>> => selectRuns(ctx.db, ctx.building._id, query)

/** Reads a file of debits; 404 for one of another building. */
export const getRun = async (ctx: InBuilding, { params }: ById): Promise<DebitRun> =>
  shownRun(ctx, await requireRun(ctx, params.id))

const filePlace = (runId: string): string => `debitRun:${runId}`

/** Writes the file for the bank, with the details of all accounts in it. */
const write = async (tx: InBuilding, settings: KnownSettings, on: string, debits: readonly Prepared[]) => {
  const { nextNumber: number, returnSealed, ...originator } = settings
  const ids = debits.map(({ debit }) => debit.agreementId)
  const sealed = await selectSealed(tx.db, tx.building._id, ids)
  const returnAccount = tx.seal.open(returnSealed, returnsPlace(tx.building._id))?.toString()
  if (returnAccount === undefined)
    throw Conflict('The account for returns can’t be read anymore. Enter it again in the settings.')
  return bankFile(
    { ...originator, returnAccount },
    { number, madeOn: todayIn(tx), on },
    debits.map(({ debit: { agreementId, cents, payerName, unit }, institution }, index) => ({
      ...{ cents, payerName, institution },
      ...openBankDetails(tx, { _id: agreementId, unit }, sealed.get(agreementId)),
      reference: referenceOf(number, index, unit.unitNumber),
    })),
  )
}

const requireAsShown = (ready: readonly Prepared[], { count, cents }: DebitRunOrder): void => {
  const total = ready.reduce((sum, { debit }) => sum + debit.cents, 0)
  if (ready.length !== count || total !== cents)
    throw Conflict(
      `${counted(ready.length, 'debit is', 'debits are')} ready now, ${formatMoney(total)} in all. Review them, then make the file again.`,
    )
}

/**
 * Makes a file of the debits of a day that are ready. 409 where they aren't those that were shown, and for what keeps a file
 * from being made.
 */
export const makeRun = (
  ctx: InBuilding & Pick<Member, 'account'>,
  { body }: { body: DebitRunOrder },
): Promise<DebitRun> =>
  inTransaction(ctx, async (tx) => {
    const buildingId = tx.building._id
    const { on } = body
    const settings = await selectSettings(tx.db, buildingId, { isHeld: true })
    const [block] = blocksOf(settings, on, todayIn(tx))
    if (settings === null || block !== undefined) throw Conflict(block!)
    await settleHoldings(tx)
    const isTest = isTesting(settings)
    const ready = readyOf(await prepare(tx, on, { isTest }))
    requireAsShown(ready, body)
    const _id = newId(Date.parse(tx.now))
    const { originatorNumber, nextNumber: fileNumber } = settings
    const file = await write(tx, settings, on, ready)
    await insertRun(tx.db, buildingId, {
      ...{ _id, on, originatorNumber, fileNumber, isTest, cents: body.cents, at: tx.now },
      ...{ sealed: tx.seal.close(Buffer.from(file), filePlace(_id)), madeBy: tx.account._id },
      debits: ready.map(({ debit: { agreementId, holdingId, cents, parts, creditCents }, after }) => ({
        ...{ _id: newId(Date.parse(tx.now)), agreementId, holdingId, cents, after },
        creditCents: creditUsed(parts, creditCents),
      })),
    })
    await takeNumber(tx.db, buildingId)
    await noteRun(tx, 'made', _id, { on, number: fileNumber, count: body.count, cents: body.cents })
    return getRun(tx, { params: { id: _id } })
  })

/** Opens the file for the bank; 404 for one of another building, 409 where it shouldn't go to the bank anymore. */
export const downloadRun = async (ctx: InBuilding, { params }: ById): Promise<Download> => {
  const { on, fileNumber, isTest, state, debits } = await requireRun(ctx, params.id)
  const sealed = await selectSealedFile(ctx.db, ctx.building._id, params.id)
  const content = sealed && ctx.seal.open(sealed, filePlace(params.id))
  const refusal = downloadRefusal(state, content !== null && content !== undefined, debits)
  if (!content || refusal !== '') throw Conflict(refusal)
  const name = `${isTest ? 'TEST ' : ''}${ctx.building.name} debits ${on} file ${fileNumber}.txt`
  return {
    open: () => Readable.from([content]),
    ...{ name, contentType: 'text/plain; charset=us-ascii', sizeBytes: content.length },
  }
}
