/** What the books know in tests of proposals. */
import type { Debtor, Facts, Paid } from '../rows/books.ts'

/** An owner of 305 and 703. */
export const olivia = { _id: 'olivia', name: 'Olivia Owner' }

/** The account of a unit that owes so much. */
export const debtor = (unitNumber: string, dueCents: number, more: Partial<Debtor> = {}): Debtor => ({
  ...{ holdingId: `h${unitNumber}`, unitNumber, owners: [{ _id: unitNumber, name: `Owner Of${unitNumber}` }] },
  ...{ isCurrent: true, paymentCode: `${unitNumber}0000000`, dueCents, monthCents: null, onWord: [] },
  ...more,
})

/** A payment in the books. */
export const paid = (_id: string, cents: number, day: string, more: Partial<Paid> = {}): Paid => ({
  ...{
    _id,
    cents,
    day,
    payer: null,
    unitNumbers: [],
    holdingIds: [],
    isMatched: false,
    isReturning: false,
    returnedOn: null,
  },
  ...more,
})

/** Books that tests change a fact of. */
export const facts: Facts = {
  fund: 'operating',
  debtors: [
    debtor('101', 26_068, { monthCents: 26_068 }),
    debtor('305', 37_841, { owners: [olivia], monthCents: 37_841 }),
    debtor('703', 43_307, { owners: [olivia], monthCents: 43_307 }),
    debtor('804', 0, { monthCents: 32_796, owners: [{ _id: 'ann', name: 'Ann Archer' }] }),
    debtor('804', 5000, { holdingId: 'former', isCurrent: false, paymentCode: '8040000001' }),
  ],
  payments: [],
  paidOut: [],
  payers: new Map(),
  categories: [
    { _id: 'bank', kind: 'expense', name: 'Bank charges' },
    { _id: 'insurance', kind: 'expense', name: 'Insurance' },
    { _id: 'late', kind: 'income', name: 'Interest on late payments' },
    { _id: 'interest', kind: 'income', name: 'Bank interest' },
  ],
  runs: [],
  others: null,
  ignored: [],
}
