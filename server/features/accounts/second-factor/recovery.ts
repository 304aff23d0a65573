/** Recovery codes: ten at a time, shown once, each good once, for whoever has lost the rest. */
import { randomInt } from 'node:crypto'
import type { OwnProof } from '../../../../contract/accounts/second-factor.ts'
import { recoveryCodesMade } from '../../../../contract/limits.ts'
import type { Ctx, SignedIn } from '../../../context.ts'
import { inTransaction } from '../../../db/transaction.ts'
import { Conflict } from '../../../http/errors.ts'
import { hashOf } from '../../../platform/secrets.ts'
import { recordChange } from '../../audit/audit.ts'
import { lockAccount } from '../profile-store.ts'
import { claimCode, deleteCodes, insertCodes } from './recovery-store.ts'
import { tellOwner } from './messages.ts'
import { requireGivenFactor, requireOwnProof } from './proof.ts'
import { selectMakeUp, selectSecondFactors, markUnproven } from './store.ts'

/** Without the letters that read like digits or like each other: 32 signs, so that sixteen of them hold 80 bits. */
const signs = '0123456789abcdefghjkmnpqrstvwxyz'
const codeChars = 16
const makeCode = (): string => Array.from({ length: codeChars }, () => signs[randomInt(signs.length)]).join('')
const inGroups = (code: string): string => code.replaceAll(/.{4}(?=.)/g, '$&-')

const makeCodes = async (tx: SignedIn): Promise<string[]> => {
  const codes = Array.from({ length: recoveryCodesMade }, makeCode)
  await deleteCodes(tx.db, tx.account._id)
  await insertCodes(tx.db, tx.account._id, codes.map(hashOf), tx.now)
  const change = { subject: 'account', subjectId: tx.account._id, buildingId: null } as const
  await recordChange(tx, { ...change, action: 'recovery codes made' })
  return codes.map(inGroups)
}

/** The codes that come with somebody's first factor; null where good ones are there. */
export const makeFirstCodes = async (tx: SignedIn): Promise<string[] | null> =>
  (await selectMakeUp(tx.db, tx.account._id)).recoveryCodesLeft > 0 ? null : makeCodes(tx)

/** Makes codes anew; the former ones stop working. 409 where there is no second factor that they could stand in for. */
export const renewRecoveryCodes = async (
  ctx: SignedIn,
  { body }: { body: OwnProof },
): Promise<{ recoveryCodes: string[] }> => {
  await requireOwnProof(ctx, body)
  return inTransaction(ctx, async (tx) => {
    const owner = await lockAccount(tx.db, tx.account._id)
    await requireGivenFactor(tx)
    if ((await selectSecondFactors(tx.db, tx.account._id)).length === 0)
      throw Conflict('Set up an authenticator app or a passkey first. Recovery codes are a backup for them.')
    const recoveryCodes = await makeCodes(tx)
    await tellOwner(tx, owner, 'codesRenewed')
    return { recoveryCodes }
  })
}

/** Uses a code up: of parallel uses exactly one counts. Its owner is told, since few people ever need one. */
export const spendRecoveryCode = async (tx: Ctx, accountId: string, code: string): Promise<boolean> => {
  if (!(await claimCode(tx.db, accountId, hashOf(code), tx.now))) return false
  const change = { subject: 'account', subjectId: accountId, buildingId: null } as const
  await recordChange(tx, { ...change, action: 'recovery code used', actor: 'recovery code' })
  await tellOwner(tx, await lockAccount(tx.db, accountId), 'codeUsed')
  return true
}

/** Without a second factor there is nothing left to recover, and no session counts as one that gave it. */
export const forgetProofWithoutFactor = async (tx: SignedIn): Promise<void> => {
  const { _id } = tx.account
  if ((await selectSecondFactors(tx.db, _id)).length > 0) return
  await deleteCodes(tx.db, _id)
  await markUnproven(tx.db, _id)
}
