import { joining } from '../../../contract/joining.ts'
import { bind } from '../../http/bind.ts'
import {
  acceptInvitation,
  approveAccess,
  askAccess,
  declineAccess,
  invite,
  listAccessRequests,
  listInvitations,
  myAccessRequests,
  placeToRegister,
  readInvitation,
  register,
  resendInvitation,
  revokeInvitation,
} from './joining.ts'

export const joiningRoutes = bind(joining, {
  register,
  place: placeToRegister,
  invitations: listInvitations,
  invite,
  resendInvitation,
  revokeInvitation,
  readInvitation,
  acceptInvitation,
  accessRequests: listAccessRequests,
  approveAccess,
  declineAccess,
  askAccess,
  myAccessRequests,
})
