/** What the bank gave the building for its files of debits. */
import type { DebitSettings, DebitSettingsDraft } from '../../../contract/debits/debit-settings.ts'
import type { InBuilding } from '../../context.ts'
import { inTransaction } from '../../db/transaction.ts'
import { InvalidField, requireVersion } from '../../http/errors.ts'
import { bankText } from './bank-file.ts'
import { noteSettings, todayIn } from './record.ts'
import { selectLastNumber, selectSettings, upsertSettings, type KnownSettings } from './settings-store.ts'

const none: DebitSettings = {
  ...{ version: 0, originatorNumber: '', dataCentre: '', transactionCode: '', shortName: '', longName: '' },
  ...{ returnInstitution: '', returnTransit: '', returnLastThree: '', nextNumber: 1, contact: '' },
  ...{ letterOn: null, confirmedOn: null, isOffered: false },
}

const shown = (known: KnownSettings | null): DebitSettings => {
  if (!known) return none
  const { returnSealed: _, ...settings } = known
  return settings
}

/** Reads the settings of the building; empty ones of version 0 before they are saved. */
export const getSettings = async (ctx: InBuilding): Promise<DebitSettings> =>
  shown(await selectSettings(ctx.db, ctx.building._id))

/** Where the account that returns come from is sealed for. */
export const returnsPlace = (buildingId: string): string => `debitReturns:${buildingId}`

/** The last digits of an account number, by which people know it again. */
export const lastThreeOf = (account: string): string => account.slice(-3)

const requireDays = ({ letterOn, confirmedOn, isOffered }: DebitSettingsDraft, today: string): void => {
  if (letterOn !== null && letterOn > today) throw InvalidField('letterOn', 'This date is in the future')
  if (confirmedOn !== null && confirmedOn > today) throw InvalidField('confirmedOn', 'This date is in the future')
  if (letterOn === null && confirmedOn !== null)
    throw InvalidField('letterOn', 'Enter the date of your letter of undertaking')
  if (letterOn !== null && confirmedOn !== null && confirmedOn < letterOn)
    throw InvalidField('confirmedOn', 'This is before your letter of undertaking')
  if (letterOn === null && isOffered)
    throw InvalidField('isOffered', 'Enter the date of your letter of undertaking first')
}

/** Refuses a name that has no letter in a file for a bank. */
export const requireBankName = (field: string, name: string): void => {
  if (bankText(name) === '') throw InvalidField(field, 'Use the letters A to Z, as banks do')
}

/** The account that returns come from, as it is kept: the new one, or the one that is there. */
const returnsOf = (tx: InBuilding, known: KnownSettings | null, account: string | null) => {
  if (account !== null)
    return {
      returnSealed: tx.seal.close(Buffer.from(account), returnsPlace(tx.building._id)),
      returnLastThree: lastThreeOf(account),
    }
  if (!known) throw InvalidField('returnAccount', 'Enter the 5 to 12 digits of the account number')
  return { returnSealed: known.returnSealed, returnLastThree: known.returnLastThree }
}

/** A confirmation of other numbers than those of the next file says nothing of it. */
const stillConfirmed = (
  before: DebitSettings,
  { confirmedOn, ...draft }: Omit<DebitSettingsDraft, 'returnAccount'>,
) => {
  const isSame =
    before.originatorNumber === draft.originatorNumber &&
    before.dataCentre === draft.dataCentre &&
    before.transactionCode === draft.transactionCode
  return isSame || confirmedOn !== before.confirmedOn ? confirmedOn : null
}

/** Saves the settings; with other numbers of the bank, files are tests again unless it confirmed one since. 400 for a day to come, and a number that a file had; 409 for a stale version. */
export const saveSettings = (ctx: InBuilding, { body }: { body: DebitSettingsDraft }): Promise<DebitSettings> =>
  inTransaction(ctx, async (tx) => {
    const buildingId = tx.building._id
    const known = await selectSettings(tx.db, buildingId, { isHeld: true })
    const before = shown(known)
    requireVersion(before, body.version)
    requireDays(body, todayIn(tx))
    requireBankName('shortName', body.shortName)
    requireBankName('longName', body.longName)
    const last = await selectLastNumber(tx.db, buildingId, body.originatorNumber)
    if (body.nextNumber <= last)
      throw InvalidField('nextNumber', `File ${last} was already made. Enter a higher number.`)
    const { returnAccount, ...entered } = body
    const draft = { ...entered, confirmedOn: stillConfirmed(before, entered) }
    const saved = await upsertSettings(tx.db, buildingId, { ...draft, ...returnsOf(tx, known, returnAccount) })
    const after = await getSettings(tx)
    // Two who save them for the first time.
    if (!saved) requireVersion(after, body.version)
    await noteSettings(tx, { ...before, version: undefined }, { ...after, version: undefined })
    return after
  })
