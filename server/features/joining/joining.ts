/** How people come to have an account and a building: registration, invitations and requests for access. */
export { acceptInvitation, readInvitation } from './accepting.ts'
export { askAccess, myAccessRequests, requestAccess, wordAccessRequests } from './access-requests.ts'
export { approachesTo } from './approaches.ts'
export { approveAccess, declineAccess, listAccessRequests } from './deciding.ts'
export { invite, listInvitations, resendInvitation, revokeInvitation } from './invitations.ts'
export { leaving } from './leaving.ts'
export { placeToRegister, register } from './registration.ts'
