import { roleLabels } from '../role-words.ts'
import type { KindWords } from './change-words.ts'

export const invitationWords: KindWords = {
  one: 'Invitation',
  actions: {
    sent: 'Invited',
    accepted: 'Accepted',
    revoked: 'Taken back',
    replaced: 'Replaced by a newer invitation',
  },
  fields: {},
  values: { role: roleLabels },
}

export const accessRequestWords: KindWords = {
  one: 'Request for access',
  actions: {
    asked: 'Asked for access',
    'asked back': 'Asked something',
    answered: 'Answered',
    approved: 'Let in',
    declined: 'Turned down',
    withdrawn: 'Withdrawn',
    expired: 'Ended by itself',
    'evidence deleted': 'The files were deleted',
  },
  fields: {},
  unsaid: ['status', 'decidedAt', 'decidedBy', 'askedAt', 'answeredAt'],
  values: { role: roleLabels },
}
