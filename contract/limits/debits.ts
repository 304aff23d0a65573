/** What bounds pre-authorized debits. */

/** How many notices of an amount go out before a debit, in days: ten clear days and some to spare. */
export const noticeLeadDays = 20
/** How far ahead debits can be prepared. */
export const debitAheadMostDays = 45
export const accountHolderMostChars = 60
export const originatorShortMostChars = 15
/** The legal name of a payee; files for a bank have the first `originatorInFileChars` of it. */
export const originatorLongMostChars = 120
export const originatorInFileChars = 30
export const debitContactMostChars = 160
export const identityMostChars = 160
/** Files of debits are numbered up to this; the banks’ format has no room for more. */
export const debitFileNumberMost = 9999
/** Bank details of an agreement are erased so long after it ended: refunds can be claimed for 90 days, disputes take longer. */
export const bankDetailsKeptDays = 400
/** The next debits are on the home page for so many days before. */
export const debitsDueDays = 10
