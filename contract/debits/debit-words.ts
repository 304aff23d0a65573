/** The words of pre-authorized debits. */

/** What an agreement lets the strata corporation debit. */
export const debitCovers = ['fees', 'feesAndLevies'] as const
export type DebitCovers = (typeof debitCovers)[number]

export const coversLabels: Readonly<Record<DebitCovers, string>> = {
  fees: 'Monthly fees',
  feesAndLevies: 'Monthly fees and special levies',
}

/** Where the amount of an account is on its way into a file. */
export const debitStates = ['ready', 'needsNotice', 'tooSoon', 'nothing'] as const
export type DebitState = (typeof debitStates)[number]

export const debitStateLabels: Readonly<Record<DebitState, string>> = {
  ready: 'Ready',
  needsNotice: 'Needs notice',
  tooSoon: 'Notice period running',
  nothing: 'Nothing due',
}

export const debitRunStates = ['made', 'entered', 'cancelled'] as const
export type DebitRunState = (typeof debitRunStates)[number]

export const debitRunStateLabels: Readonly<Record<DebitRunState, string>> = {
  made: 'Not entered yet',
  entered: 'In the books',
  cancelled: 'Cancelled',
}

/** What an agreement is made of. */
export interface Agreed {
  /** Who may debit. */
  payee: string
  /** Where owners reach them about debits. */
  contact: string
  unitNumber: string
  covers: DebitCovers
  isBusiness: boolean
  isNoticeWaived: boolean
}

/** Words an agreement, a sentence at a time, with what Rule H1 of Payments Canada asks it to say. */
export const agreementWords = (agreed: Agreed): string[] => {
  const { payee, contact, unitNumber, covers, isBusiness, isNoticeWaived } = agreed
  return [
    `I authorize ${payee} to debit my account for the ${coversLabels[covers].toLowerCase()} of unit ${unitNumber}, when they fall due or on the next business day.`,
    'The amount changes when the fees do. Fines, interest and other charges are never debited.',
    isNoticeWaived
      ? 'I waive the ten days’ notice before the first debit and before a different amount. I’m still told the amount before it’s debited.'
      : 'I’m told the amount at least ten days before the first debit, and before a different amount is debited.',
    `These are ${isBusiness ? 'business' : 'personal'} debits.`,
    `I can cancel at any time on the Fees page or through ${contact}. A debit already sent to the bank may still go through, and what I owe stays owed.`,
    `${payee} can end this agreement at any time by telling me.`,
    'If a debit doesn’t comply with this agreement, I have the right to be reimbursed. My bank and payments.ca explain how to cancel, and my rights.',
    'Everyone whose signature this account requires has agreed.',
  ]
}
