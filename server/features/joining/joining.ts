/** How people come to have an account and a building: registration, invitations and requests for access. */
export { placeToRegister, register } from './registration.ts'
export { inviteByEmail, revokeInvitation } from './invitations.ts'
export { wordAccessRequests } from './access-requests.ts'
