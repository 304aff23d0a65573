import { roleLabels } from '../role-words.ts'
import { kind } from '../kind.ts'

export const invitationKind = kind('invitation', {
  page: () => '/invite-users?view=sent',
  views: { all: 'the invitations', batch: { before: '', one: 'invitation batch', many: 'invitation batches' } },
  history: {
    one: 'Invitation',
    actions: {
      sent: 'Invited',
      accepted: 'Accepted',
      revoked: 'Revoked',
      replaced: 'Replaced by a newer invitation',
    },
    fields: {},
    values: { role: roleLabels },
  },
})

export const accessRequestKind = kind('accessRequest', {
  page: (id) => `/access-requests/${id}`,
  views: {
    one: { before: 'the access request from ', one: 'access request', many: 'access requests' },
    all: 'the access requests',
    unlogged: null,
  },
  attachments: { accessRequest: 'evidence' },
  history: {
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
  },
})
