import type { AccessRequestStatus } from '../../../contract/joining/access-requests.ts'
import { StatusBadge, type Tone } from '../../ui/status-badge.tsx'

/** Where a request stands, as those who decide read it. */
export const statusWords: Record<AccessRequestStatus, string> = {
  pending: 'Waiting for you',
  asked: 'Waiting for applicant',
  approved: 'Approved',
  declined: 'Declined',
  withdrawn: 'Withdrawn',
  expired: 'Expired',
}

/** The same as whoever asked reads it. */
export const myStatusWords: Record<AccessRequestStatus, string> = {
  pending: 'Waiting for a decision',
  asked: 'Waiting for your reply',
  approved: 'Approved',
  declined: 'Declined',
  withdrawn: 'Withdrawn',
  expired: 'Expired',
}

const toneFor = (status: AccessRequestStatus, waitsOn: AccessRequestStatus): Tone => {
  if (status === 'approved') return 'good'
  if (status === 'declined') return 'bad'
  if (status === waitsOn) return 'waiting'
  return status === 'pending' || status === 'asked' ? 'brand' : 'neutral'
}

export const RequestStatus = ({ status }: { status: AccessRequestStatus }) => (
  <StatusBadge tone={toneFor(status, 'pending')}>{statusWords[status]}</StatusBadge>
)

export const MyRequestStatus = ({ status }: { status: AccessRequestStatus }) => (
  <StatusBadge tone={status === 'pending' ? 'waiting' : toneFor(status, 'asked')}>{myStatusWords[status]}</StatusBadge>
)
