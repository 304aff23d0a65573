import type { BuildingState } from '../../../contract/admin/buildings.ts'
import type { Tone } from '../../ui/status-badge.tsx'

export const stateWords: Readonly<Record<BuildingState, string>> = {
  active: 'Active',
  unmanaged: 'No manager yet',
  suspended: 'Suspended',
}

export const stateTones: Readonly<Record<BuildingState, Tone>> = {
  active: 'good',
  unmanaged: 'waiting',
  suspended: 'bad',
}

/** `1 mail failed`, `3 mails failed` */
const failed = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'} failed`

/** What went wrong in a building, a sentence a kind; empty where nothing did. */
export const troublesOf = ({ failedMails, failedJobs }: { failedMails: number; failedJobs: number }): string[] => [
  ...(failedMails > 0 ? [failed(failedMails, 'email')] : []),
  ...(failedJobs > 0 ? [failed(failedJobs, 'job')] : []),
]
