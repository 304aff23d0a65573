/** Somebody's own passkeys: made, named, removed. */
import type { NewCredential, Passkey } from '../../../../contract/accounts/passkeys.ts'
import type { OwnProof } from '../../../../contract/accounts/second-factor.ts'
import { passkeysMost } from '../../../../contract/limits.ts'
import type { SignedIn } from '../../../context.ts'
import { newId } from '../../../db/ids.ts'
import { inTransaction } from '../../../db/transaction.ts'
import { Conflict, NotFound } from '../../../http/errors.ts'
import { recordChange } from '../../audit/audit.ts'
import { askForNew, readNew } from './passkey-ceremony.ts'
import { deletePasskey, insertPasskey, selectPasskeys, updateName } from './passkey-store.ts'
import { lockAccount } from '../profile-store.ts'
import { forgetProofWithoutFactor, makeFirstCodes } from './recovery.ts'
import { tellOwner } from './messages.ts'
import { proveSession, requireFactorLeft, requireGivenFactor, requireOwnProof } from './proof.ts'

export const listPasskeys = (ctx: SignedIn): Promise<Passkey[]> => selectPasskeys(ctx.db, ctx.account._id)

/** Begins to make a passkey; the proof that it is the caller who asks is given here, and holds for the one answer. */
export const askNewPasskey = async (ctx: SignedIn, { body }: { body: OwnProof }) => {
  await requireOwnProof(ctx, body)
  return askForNew(ctx)
}

/** Adds the passkey that a device has made; recovery codes come with it where there are none. */
export const addPasskey = async (
  ctx: SignedIn,
  { body: { name, credential } }: { body: { name: string; credential: NewCredential } },
): Promise<{ recoveryCodes: string[] | null }> => {
  const { id: credentialId, publicKey, counter } = await readNew(ctx, credential)
  return inTransaction(ctx, async (tx) => {
    const accountId = tx.account._id
    const owner = await lockAccount(tx.db, accountId)
    await requireGivenFactor(tx)
    if ((await selectPasskeys(tx.db, accountId)).length >= passkeysMost)
      throw Conflict(`You have ${passkeysMost} passkeys. Remove one you no longer use.`)
    const _id = newId(Date.parse(tx.now))
    const transports = credential.response.transports ?? []
    const row = { _id, accountId, credentialId, publicKey, counter, transports, name }
    if (!(await insertPasskey(tx.db, row, tx.now))) throw Conflict('This passkey is already in use.')
    const recoveryCodes = await makeFirstCodes(tx)
    const change = { subject: 'account', subjectId: accountId, buildingId: null } as const
    await recordChange(tx, { ...change, action: 'passkey added', after: { passkey: name } })
    await tellOwner(tx, owner, 'passkeyAdded')
    await proveSession(tx)
    return { recoveryCodes }
  })
}

export const renamePasskey = (
  ctx: SignedIn,
  { params, body: { name } }: { params: { id: string }; body: { name: string } },
): Promise<Passkey> =>
  inTransaction(ctx, async (tx) => {
    const accountId = tx.account._id
    await lockAccount(tx.db, accountId)
    await requireGivenFactor(tx)
    const former = (await selectPasskeys(tx.db, accountId)).find(({ _id }) => _id === params.id)
    const renamed = await updateName(tx.db, { accountId, _id: params.id, name })
    if (!former || !renamed) throw NotFound()
    const change = { subject: 'account', subjectId: accountId, buildingId: null } as const
    const values = { before: { passkey: former.name }, after: { passkey: name } }
    await recordChange(tx, { ...change, action: 'passkey renamed', ...values })
    return renamed
  })

/** Removes a passkey, by the password. */
export const removePasskey = async (
  ctx: SignedIn,
  { params, body }: { params: { id: string }; body: OwnProof },
): Promise<undefined> => {
  await requireOwnProof(ctx, body, { strictly: true })
  return inTransaction(ctx, async (tx) => {
    const accountId = tx.account._id
    const owner = await lockAccount(tx.db, accountId)
    const name = await deletePasskey(tx.db, accountId, params.id)
    if (name === null) throw NotFound()
    await requireFactorLeft(tx)
    await forgetProofWithoutFactor(tx)
    const change = { subject: 'account', subjectId: accountId, buildingId: null } as const
    await recordChange(tx, {
      ...change,
      action: 'passkey removed',
      before: { passkey: name },
      after: { passkey: null },
    })
    await tellOwner(tx, owner, 'passkeyRemoved')
    return undefined
  })
}
