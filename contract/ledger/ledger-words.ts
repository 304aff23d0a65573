/** What the words of the ledger are called on screens, in files and in the history. */

/** What a debt is for; the law says what follows from it. A building reads them in its law's words: `chargeLabelsWith`. */
export const chargeLabels = {
  strataFee: 'Strata fee',
  specialLevy: 'Special levy',
  feeInterest: 'Interest on strata fees',
  levyInterest: 'Interest on a special levy',
  orderedWork: 'Work ordered by an authority',
  judgmentShare: 'Share of a judgment',
  openingBalance: 'Opening balance',
  userFee: 'User fee',
  stallRent: 'Stall rent',
  documentFee: 'Document fee',
  deposit: 'Deposit',
  returnedPayment: 'Returned payment fee',
  returnedCredit: 'Credit from a returned payment',
  administration: 'Administration fee',
  damage: 'Damage',
  chargeback: 'Chargeback',
  fine: 'Fine',
  remedyCost: 'Cost of remedying a contravention',
  lienCost: 'Cost of a lien',
} as const
export type ChargeType = keyof typeof chargeLabels
export const chargeTypes = Object.keys(chargeLabels) as [ChargeType, ...ChargeType[]]

/** Names the types of charges in the words of a building's law: `Strata fee` or `Contribution`. */
export const chargeLabelsWith = ({
  fee,
  lien,
}: {
  fee: { One: string; many: string }
  lien: { one: string }
}): Readonly<Record<ChargeType, string>> => ({
  ...chargeLabels,
  strataFee: fee.One,
  feeInterest: `Interest on ${fee.many}`,
  lienCost: `Cost of a ${lien.one}`,
})

export const paymentWays = ['cheque', 'eTransfer', 'billPayment', 'debit', 'cash', 'other'] as const
export type PaymentWay = (typeof paymentWays)[number]

export const wayLabels: Readonly<Record<PaymentWay, string>> = {
  cheque: 'Cheque',
  eTransfer: 'e-Transfer',
  billPayment: 'Bill payment',
  debit: 'Pre-authorized debit',
  cash: 'Cash',
  other: 'Other',
}

/** Says to owners what the payment code of their account is for. */
export const paymentCodeUse =
  'If you pay by e-Transfer, put it in the message. If your building accepts bill payments, it’s the account number.'

/** What an account has to pay its charges with. */
export const receiptKinds = ['payment', 'credit', 'transfer', 'writeOff', 'levyRefund'] as const
export type ReceiptKind = (typeof receiptKinds)[number]

/** How credit leaves an account. */
export const outflowKinds = ['refund', 'transfer'] as const
export type OutflowKind = (typeof outflowKinds)[number]

/** How long debts have been due, in days. */
export const ageBands = ['upTo30', 'upTo60', 'upTo90', 'over90'] as const
export type AgeBand = (typeof ageBands)[number]

export const ageLabels: Readonly<Record<AgeBand, string>> = {
  upTo30: '0–30 days',
  upTo60: '31–60 days',
  upTo90: '61–90 days',
  over90: 'Over 90 days',
}

/** The funds of the books. A building reads them in its law's words: `fundLabelsWith`. */
export const fundLabels = {
  operating: 'Operating fund',
  reserve: 'Contingency reserve fund',
  levy: 'Special levy fund',
  trust: 'Held in trust',
} as const

/** Names the two main funds within a sentence, in the words of a building's law: `contingency reserve fund` or `reserve fund`. */
export const fundNamesWith = ({
  reserveFund,
}: {
  reserveFund: { one: string }
}): Readonly<Record<'operating' | 'reserve', string>> => ({ operating: 'operating fund', reserve: reserveFund.one })

/** Names the funds in the words of a building's law: `Contingency reserve fund` or `Reserve fund`. */
export const fundLabelsWith = ({
  reserveFund,
}: {
  reserveFund: { One: string }
}): Readonly<Record<keyof typeof fundLabels, string>> => ({ ...fundLabels, reserve: reserveFund.One })
