import { roleLabels } from '../role-words.ts'
import type { KindWords } from './change-words.ts'

export const invitationWords: KindWords = {
  one: 'Invitation',
  actions: {
    sent: 'Invited',
    accepted: 'Accepted',
    revoked: 'Revoked',
    replaced: 'Replaced by a newer invitation',
  },
  fields: {},
  values: { role: roleLabels },
}

export const accessRequestWords: KindWords = {
  one: 'Access request',
  actions: {
    asked: 'Requested access',
    'asked back': 'Question asked',
    answered: 'Answered',
    approved: 'Approved',
    declined: 'Declined',
    withdrawn: 'Withdrawn',
    expired: 'Expired',
    'evidence deleted': 'Files deleted',
  },
  fields: {},
  unsaid: ['status', 'decidedAt', 'decidedBy', 'askedAt', 'answeredAt'],
  values: { role: roleLabels },
}
