import type { BankAccount, BankAccountStep } from '../../../contract/banking/bank-account.ts'
import type { InBuilding } from '../../context.ts'
import { inTransaction } from '../../db/transaction.ts'
import { changeAccount, holdAccount, shownAccount, type ById } from './accounts/accounts.ts'
import type { KnownAccount } from './accounts/store.ts'
import { postMatched } from './posting/posting.ts'
import { undoPosting } from './posting/undoing.ts'
import { acceptCertain } from './rows/matching.ts'

const take = (tx: InBuilding, account: KnownAccount, step: BankAccountStep): Promise<void> => {
  switch (step.step) {
    case 'change':
      return changeAccount(tx, account, step)
    case 'acceptCertain':
      return acceptCertain(tx, account)
    case 'post':
      return postMatched(tx, account, step.rows)
    case 'undoPosting':
      return undoPosting(tx, account, step.postingId)
  }
}

/**
 * Takes a step with a bank account: changes it, accepts what is certain, posts what is matched, or undoes the latest posting,
 * all of it or nothing. 404 for one of another building; 409 where the step can't be taken, in words.
 */
export const stepAccount = (
  ctx: InBuilding,
  { params, body }: ById & { body: BankAccountStep },
): Promise<BankAccount> =>
  inTransaction(ctx, async (tx) => {
    await take(tx, await holdAccount(tx, params.id), body)
    return shownAccount(tx, params.id)
  })
