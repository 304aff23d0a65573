import type { BankRow, PaidOut } from '../../../../contract/banking/bank-row.ts'

/** Finds the recorded expense that a transaction would enter again as a category: of its amount, day and category. Null for none. */
export const alikeExpense = ({ day, paidOut }: Pick<BankRow, 'day' | 'paidOut'>, categoryId: unknown): PaidOut | null =>
  paidOut.find((one) => one.day === day && one.expense !== null && one.expense.category._id === categoryId) ?? null
