/** Categories that no budget has, for transactions that no one planned. */
import type { BankCategory, BankCategoryDraft } from '../../../../contract/banking/bank-account.ts'
import type { InBuilding } from '../../../context.ts'
import { inTransaction } from '../../../db/transaction.ts'
import { InvalidField } from '../../../http/errors.ts'
import { addCategories, listCategories } from '../../ledger/ledger.ts'
import { noteChange } from '../record.ts'
import { holdAccount, type ById } from './accounts.ts'

/**
 * Adds a category while transactions of an account are matched, or finds the one of that name, however it is spelled. 400 for
 * the name of an account for fees or levies; 404 for an account of another building.
 */
export const addCategory = (
  ctx: InBuilding,
  { params, body }: ById & { body: BankCategoryDraft },
): Promise<BankCategory> =>
  inTransaction(ctx, async (tx) => {
    const { _id: accountId } = await holdAccount(tx, params.id)
    const known = new Set((await listCategories(tx)).map(({ _id }) => _id))
    const [category] = await addCategories(tx, [body])
    if (!category) throw InvalidField('name', 'Fees and levies are paid by owners. Match their payments instead.')
    if (!known.has(category._id))
      await noteChange(tx, { action: 'category added', accountId, after: { category: category.name } })
    return category
  })
