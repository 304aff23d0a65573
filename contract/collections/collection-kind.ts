import { handoverMethodLabels } from '../forms/letter-words.ts'
import { kind } from '../kind.ts'
import { claimForumLabels, trustHolderLabels, trustOutcomeLabels } from './collection-words.ts'

/** An owner account in arrears, with what is done about it; it has the account's id. */
export const collectionKind = kind('collection', {
  page: (id) => `/collections/${id}`,
  views: {
    one: { before: 'collections for ', one: 'account in arrears', many: 'accounts in arrears' },
    all: 'the accounts in arrears',
    own: null,
  },
  history: {
    one: 'Collections',
    actions: {
      demand: 'Demand sent',
      recordDemand: 'Demand recorded',
      withdrawDemand: 'Demand withdrawn',
      deliver: 'Delivery of the demand recorded',
      copy: 'Mortgagee’s copy recorded',
      plan: 'Payment plan agreed',
      endPlan: 'Payment plan ended',
      trust: 'Disputed amount held in trust',
      endTrust: 'Trust ended',
      prepareLien: 'Lien amount set',
      dropLien: 'Lien amount withdrawn',
      registerLien: 'Registered on title',
      releaseLien: 'Removed from title',
      claim: 'Claim filed',
      endClaim: 'Claim ended',
      settings: 'Reminders changed',
    },
    fields: {
      unit: 'unit',
      cents: 'amount',
      on: 'date',
      to: 'to',
      payBy: 'pay by',
      forLien: 'for registration on title',
      forAction: 'for a claim',
      lender: 'mortgagee',
      method: 'method',
      number: 'number',
      decision: 'decision',
      decidedOn: 'decided on',
      instalments: 'instalments',
      heldBy: 'held by',
      outcome: 'outcome',
      forum: 'forum',
      reason: 'reason',
      words: 'details',
      reminderDays: 'reminders, days after the due date',
    },
    values: {
      method: handoverMethodLabels,
      heldBy: trustHolderLabels,
      outcome: trustOutcomeLabels,
      forum: claimForumLabels,
    },
  },
})
