/** What income and expenses of a fund need, wherever they are entered from, and whose a deposit plainly is. */
import type { BankFund } from '../../../../contract/banking/bank-account.ts'
import { isNamed, nameWords, payerIn, unitsIn, type UnitIndex } from '../rows/text.ts'

/** Money that comes in or leaves as a category. */
interface Said {
  /** Above zero for money that came in. */
  cents: number
  kind: 'income' | 'expense'
  levyId: string | null
  authority: string | null
}

/**
 * Says which field of income or an expense of a fund can't be so, and why in a sentence; null where all can. The money of a
 * special levy lies in the operating account; spending from the reserve has its authority.
 */
export const categoryFault = (
  fund: BankFund,
  { cents, kind, levyId, authority }: Said,
): { field: 'levyId' | 'authority'; words: string } | null => {
  if (levyId !== null && fund !== 'operating')
    return { field: 'levyId', words: 'A special levy is spent from the operating account only' }
  if (levyId !== null && kind !== 'expense')
    return { field: 'levyId', words: 'Choose an expense to spend from a special levy' }
  return fund === 'reserve' && cents < 0 && !authority
    ? { field: 'authority', words: 'Enter the authority for this expense' }
    : null
}

/** Whether the text of a deposit plainly gives it to an account: it names the unit, or one of the owners as who paid. */
export const isPlainlyFor = (
  text: string,
  { unitNumber, owners }: { unitNumber: string; owners: readonly string[] },
  units: UnitIndex,
): boolean => {
  const payer = new Set(nameWords(payerIn(text) ?? ''))
  return unitsIn(text, units).includes(unitNumber) || owners.some((name) => isNamed(nameWords(name), payer))
}
