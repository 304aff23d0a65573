/** How people come to have an account and a building: registration, invitations and requests for access. */
export { accessToday } from './agenda.ts'
export { acceptInvitation, readInvitation } from './accepting.ts'
export { approachesTo } from './approaches.ts'
export { askAccess, requestAccess } from './access-requests.ts'
export {
  approveAccess,
  askBack,
  declineAccess,
  getAccessRequest,
  listAccessRequests,
  rosterMatches,
} from './deciding.ts'
export { openEvidence } from './evidence.ts'
export {
  invitationWorks,
  invite,
  inviteByEmail,
  listInvitations,
  resendInvitation,
  revokeInvitation,
} from './invitations.ts'
export { leaving } from './leaving.ts'
export { joiningNames } from './names-store.ts'
export { answerBack, myAccessRequests, withdrawAccess } from './my-requests.ts'
export { placeToRegister, register } from './registration.ts'
export { wordAccessRequests } from './request-messages.ts'
export { countUninvited, getInvitationRound, inviteMany, listUninvited } from './rounds.ts'
