import { kind } from '../kind.ts'
import { coversLabels } from './debit-words.ts'

/** An owner’s agreement that their bank account may be debited. */
export const debitAgreementKind = kind('debitAgreement', {
  views: { own: null, all: 'the pre-authorized debit agreements' },
  history: {
    one: 'Pre-authorized debit agreement',
    actions: {
      agreed: 'Agreement made',
      ended: 'Agreement ended',
      notified: 'Owner notified of the amount',
      notifiedOnPaper: 'Notice sent on paper',
    },
    fields: {
      unit: 'unit',
      covers: 'covers',
      startsOn: 'from',
      isNoticeWaived: 'without notice',
      cents: 'amount',
      from: 'from',
      sentOn: 'sent',
      reason: 'reason',
    },
    values: { covers: coversLabels },
  },
})

/** Debits of one day, in a file for the bank. */
export const debitRunKind = kind('debitRun', {
  page: (id) => `/fees/debits/${id}`,
  views: {
    all: 'the pre-authorized debits',
    one: {
      before: 'the pre-authorized debits of ',
      one: 'set of pre-authorized debits',
      many: 'pre-authorized debits',
    },
  },
  history: {
    one: 'Pre-authorized debits',
    actions: {
      made: 'File made for the bank',
      entered: 'Debits entered in the books',
      cancelled: 'Debits cancelled',
      returned: 'Debit returned by the bank',
    },
    fields: { on: 'day', number: 'file number', unit: 'unit', count: 'debits', cents: 'amount', reason: 'reason' },
  },
})

/** What the bank gave the building for its files. */
export const debitSettingsKind = kind('debitSettings', {
  page: () => '/fees/debits',
  views: { all: null },
  history: {
    one: 'Pre-authorized debit settings',
    actions: { changed: 'Settings changed' },
    fields: {
      originatorNumber: 'originator number',
      dataCentre: 'data centre',
      transactionCode: 'transaction code',
      shortName: 'short name',
      longName: 'legal name',
      returnInstitution: 'institution for returns',
      returnTransit: 'transit for returns',
      returnLastThree: 'last digits of the account for returns',
      nextNumber: 'next file number',
      contact: 'contact',
      letterOn: 'letter of undertaking',
      confirmedOn: 'confirmed by the bank',
      isOffered: 'offered to owners',
    },
  },
})
