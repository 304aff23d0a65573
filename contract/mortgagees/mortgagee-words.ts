import type { MortgageeEndReason, MortgageeState } from './mortgagee.ts'

/** What the words of mortgagees are called, on screens and in the history. */

export const mortgageeStateLabels: Readonly<Record<MortgageeState, string>> = {
  live: 'Active',
  endingSoon: 'Ending soon',
  lapsed: 'Lapsed',
  ended: 'Ended',
}

export const mortgageeEndLabels: Readonly<Record<MortgageeEndReason, string>> = {
  discharged: 'Mortgage paid out',
  sold: 'Unit sold',
  withdrawn: 'Withdrawn by the lender',
  error: 'Entered in error',
}

/** Puts an address of several lines on one: `200 Harbour Street, Vancouver BC V6B 1A1`. */
export const onOneLine = (address: string): string =>
  address
    .split('\n')
    .map((line) => line.trim().replace(/,$/, ''))
    .filter(Boolean)
    .join(', ')
