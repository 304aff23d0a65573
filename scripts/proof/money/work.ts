/** What is running when a process is killed: the fee run of a month, and the posting of a bank file. */
import { banking } from '../../../contract/banking.ts'
import { budget } from '../../../contract/budget.ts'
import type { BankRow, Outcome } from '../../../contract/banking/bank-row.ts'
import { addDays, type LocalDate } from '../../../contract/time.ts'
import { csvOf, type ToldRow } from '../../../server/testing/bank.ts'
import { feesOf, today, type Prepared } from './buildings.ts'
import type { Answer, Manager } from './manager.ts'

/** One step of a manager that writes much at once. */
export interface Work {
  name: 'fee run' | 'bank posting'
  ask(key: string): Promise<Answer>
  /** Whether an answer says that it is done, now or before. */
  isDone(answer: Answer): Promise<boolean>
}

/** Charges every unit the month that comes next. */
export const feeRun = (manager: Manager, { months }: Prepared): Work => ({
  name: 'fee run',
  ask: (key) => manager.send(budget.charge, { body: { month: months.next } }, key),
  isDone: async ({ status }) => status === 200,
})

const days = 5
const bills = [
  ['Insurance', -1_204_417],
  ['Repairs and maintenance', -88_215],
  ['Insurance', -4150],
] as const
const unnamedCents = 31_731
const transferCents = -150_000

/** What the bank says: every unit pays its fee, two of them in one deposit; then a deposit without a name, a transfer and bills. */
const toldBy = async (manager: Manager, prepared: Prepared): Promise<ToldRow[]> => {
  const paying = await feesOf(manager, prepared)
  const dayOf = (index: number): LocalDate => addDays(today(), -(index % days))
  const [one, other] = paying.splice(-2)
  const told = paying.map(({ unitNumber, firstName, lastName, cents }, index): ToldRow => [
    dayOf(index),
    `INTERAC E-TRANSFER ${unitNumber} ${firstName} ${lastName}`,
    cents,
  ])
  return [
    ...told,
    [dayOf(0), `CHEQUE DEPOSIT UNITS ${one!.unitNumber} AND ${other!.unitNumber}`, one!.cents + other!.cents],
    [dayOf(1), 'MOBILE DEPOSIT', unnamedCents],
    [dayOf(2), 'ONLINE TRANSFER TO SAVINGS', transferCents],
    ...bills.map(([, cents], index): ToldRow => [dayOf(index), `PREAUTHORIZED DEBIT ${'ABC'[index]}`, cents]),
  ]
}

/** What the manager says of a row that isn't certain. */
const outcomeOf = (
  { cents, text, proposal }: BankRow,
  categories: readonly { name: string; _id: string }[],
): Outcome => {
  if (cents === unnamedCents) return { kind: 'payment', way: 'other', payer: null, shares: [], ask: [] }
  if (cents === transferCents)
    return { kind: 'transfer', fund: 'reserve', authority: 'Budget, contribution to the reserve' }
  const bill = bills.find((one) => one[1] === cents)
  if (bill)
    return {
      kind: 'category',
      levyId: null,
      categoryId: categories.find(({ name }) => name === bill[0])!._id,
      authority: null,
      isAnother: false,
    }
  // It would be certain if the unit had been charged its fee.
  if (proposal) return proposal.outcome
  throw new Error(`The bank’s “${text}” has no proposal.`)
}

/** Adds a file of the bank and matches all of its rows; answers how many there are. */
export const matchFile = async (manager: Manager, prepared: Prepared): Promise<number> => {
  const params = { id: prepared.accountId }
  const told = await toldBy(manager, prepared)
  const file = new File([csvOf(...told)], 'month.csv')
  const { _id, version } = await manager.call(banking.tryFile, { params, body: {}, files: [file] })
  await manager.call(banking.fileStep, { params: { id: _id }, body: { step: 'add', version } })
  await manager.call(banking.accountStep, { params, body: { step: 'acceptCertain' } })
  const { categories } = await manager.call(banking.accounts)
  const { items } = await manager.call(banking.rows, { params, query: { limit: 100 } })
  for (const row of items) {
    const outcome = outcomeOf(row, categories)
    const body = { step: 'match' as const, version: row.version, outcome }
    await manager.call(banking.rowStep, { params: { id: row._id }, body })
  }
  return told.length
}

/** Enters the matched rows of the bank account into the books. */
export const bankPosting = (manager: Manager, { accountId }: Prepared, rows: number): Work => ({
  name: 'bank posting',
  ask: (key) => manager.send(banking.accountStep, { params: { id: accountId }, body: { step: 'post', rows } }, key),
  isDone: async ({ status }) => {
    if (status === 200) return true
    if (status !== 409) return false
    // Refused, as nothing is matched any more: the screen shows that it was posted.
    const { accounts } = await manager.call(banking.accounts)
    return accounts.some(({ matched, postings }) => matched === 0 && postings[0]?.rows === rows)
  },
})
