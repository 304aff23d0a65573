/** The accounts that a building has with banks, each of one fund. */
import type {
  BankAccount,
  BankAccountDraft,
  BankAccounts,
  BankAccountStep,
  BankFund,
} from '../../../../contract/banking/bank-account.ts'
import { fundNamesWith } from '../../../../contract/ledger/ledger-words.ts'
import { localDateOf, type LocalDate } from '../../../../contract/time.ts'
import { labelsFor } from '../../../../law/law.ts'
import type { InBuilding } from '../../../context.ts'
import { newId } from '../../../db/ids.ts'
import { inTransaction, violates } from '../../../db/transaction.ts'
import { Conflict, orNotFound, requireVersion } from '../../../http/errors.ts'
import { fundsOn, listCategories } from '../../ledger/ledger.ts'
import { noteChange } from '../record.ts'
import {
  fundConstraint,
  insertAccount,
  lockAccount,
  selectAccount,
  selectAccounts,
  selectMatchedByFund,
  updateAccount,
  type KnownAccount,
} from './store.ts'

export type ById = { params: { id: string } }

/** Finds the building's calendar day. */
export const todayIn = (ctx: InBuilding): LocalDate => localDateOf(ctx.now, ctx.building.timeZone)

/** What the two main funds have today, with what is matched as their income or expenses and isn’t posted yet, in cents. */
const fundCentsOf = async (ctx: InBuilding): Promise<BankAccounts['fundCents']> => {
  const funds = await fundsOn(ctx, todayIn(ctx))
  const matched = await selectMatchedByFund(ctx.db, ctx.building._id)
  const of = (fund: BankFund): number =>
    funds.find(({ kind }) => kind === fund)!.balanceCents + (matched.get(fund) ?? 0)
  return { operating: of('operating'), reserve: of('reserve') }
}

/**
 * Lists the bank accounts of the building with what is left to match, the categories that a row can be recorded as, and what
 * the funds have.
 */
export const listAccounts = async (ctx: InBuilding): Promise<BankAccounts> => ({
  accounts: await selectAccounts(ctx.db, ctx.building._id, { today: todayIn(ctx) }),
  categories: await listCategories(ctx),
  fundCents: await fundCentsOf(ctx),
})

/** Finds an account of the building as it is kept; 404 for any other. */
export const requireAccount = async (ctx: InBuilding, id: string): Promise<KnownAccount> =>
  orNotFound(await selectAccount(ctx.db, ctx.building._id, id))

/** Holds an account of the building until the transaction ends; 404 for any other. */
export const holdAccount = async (tx: InBuilding, id: string): Promise<KnownAccount> =>
  orNotFound(await lockAccount(tx.db, tx.building._id, id))

/** Reads an account of the building as it is shown; 404 for any other. */
export const shownAccount = async (ctx: InBuilding, id: string): Promise<BankAccount> =>
  orNotFound((await selectAccounts(ctx.db, ctx.building._id, { id, today: todayIn(ctx) }))[0])

const takenWords = (ctx: InBuilding, { fund }: Pick<BankAccountDraft, 'fund'>): string => {
  const name = fundNamesWith(labelsFor(ctx.building.jurisdiction))[fund]
  return `The ${name} already has a bank account.`
}

/** Adds the bank account of a fund; 409 where the fund has one. */
export const addAccount = async (ctx: InBuilding, { body }: { body: BankAccountDraft }): Promise<BankAccount> => {
  try {
    return await inTransaction(ctx, async (tx) => {
      const _id = newId(Date.parse(tx.now))
      await insertAccount(tx.db, tx.building._id, { ...body, _id, at: tx.now })
      await noteChange(tx, { action: 'added', accountId: _id, after: { ...body } })
      return shownAccount(tx, _id)
    })
  } catch (error) {
    throw violates(error, fundConstraint) ? Conflict(takenWords(ctx, body)) : error
  }
}

/** Changes the name or the digits of an account, which the caller holds; 409 with the newer one for a stale version. */
export const changeAccount = async (
  tx: InBuilding,
  before: KnownAccount,
  { version, name, lastDigits }: Extract<BankAccountStep, { step: 'change' }>,
): Promise<void> => {
  if (before.version !== version) requireVersion(await shownAccount(tx, before._id), version)
  await updateAccount(tx.db, tx.building._id, { _id: before._id, name, lastDigits })
  const told = (of: Pick<KnownAccount, 'name' | 'lastDigits'>) => ({ name: of.name, lastDigits: of.lastDigits })
  await noteChange(tx, {
    ...{ action: 'changed', accountId: before._id },
    before: told(before),
    after: told({ name, lastDigits }),
  })
}
