import { kind } from '../kind.ts'
import { chargeLabels, fundLabels, wayLabels } from './ledger-words.ts'

const shared = {
  cents: 'amount',
  words: 'description',
  unit: 'unit',
  instruction: 'payer’s instructions',
  reason: 'reason',
} as const

/** A unit under one set of owners: whom the building charges. */
export const holdingKind = kind('holding', {
  page: (id) => `/fees/accounts/${id}`,
  views: {
    one: { before: 'the account of unit ', one: 'owner account', many: 'owner accounts' },
    all: 'what owners owe',
    own: null,
  },
  history: {
    one: 'Owner account',
    actions: {
      charged: 'Charge added',
      'charge cancelled': 'Charge cancelled',
      'charged again': 'Cancelled charge added again',
      applied: 'Payment applied',
      freed: 'Payment no longer applied',
      refunded: 'Credit refunded',
      transferred: 'Credit transferred to another account',
      received: 'Credit received from another account',
      // Of before the history said which.
      'brought back': 'Refund or transfer undone',
      'refund undone': 'Refund undone',
      'transfer undone': 'Transfer of credit undone',
      'written off': 'Charge written off',
      'interest charged': 'Interest charged',
    },
    fields: {
      ...shared,
      type: 'type',
      authority: 'authority',
      dueOn: 'due',
      fund: 'fund',
      isBroughtForward: 'from previous records',
      paidOn: 'paid on',
      way: 'method',
      decidedOn: 'decided on',
      otherUnit: 'other unit',
      isOwn: 'on their own account',
    },
    values: { type: chargeLabels, fund: fundLabels, way: wayLabels },
  },
})

export const paymentKind = kind('payment', {
  page: () => '/fees/payments',
  views: { all: 'the payments' },
  history: {
    one: 'Payment',
    actions: {
      recorded: 'Payment recorded',
      placed: 'Payment allocated to a unit',
      removed: 'Payment removed from a unit',
      returned: 'Payment returned by the bank',
    },
    fields: { ...shared, receivedOn: 'received', way: 'method' },
    values: { way: wayLabels },
  },
})

export const booksKind = kind('books', {
  page: () => '/fees/books',
  views: { all: 'the funds' },
  history: {
    one: 'Books',
    actions: {
      locked: 'Month locked',
      reopened: 'Month reopened',
      'payment instructions changed': 'Payment instructions changed',
      'late rules changed': 'Rules for late payments changed',
      'automatic charges changed': 'Automatic charges changed',
    },
    fields: {
      ...shared,
      lockedThrough: 'locked through',
      bankOpen: 'bank',
      bankReason: 'reason for locking before the bank agreed',
      howToPay: 'how to pay',
      interestRate: 'interest, percent a year',
      interestFrom: 'interest on charges due from',
      interestBylaw: 'bylaw for interest',
      returnedFeeCents: 'fee for a returned payment',
      returnedFeeBylaw: 'bylaw for returned payments',
      bookings: 'amenity fees and deposits',
      stallRentsFrom: 'stall rents from',
    },
  },
})
