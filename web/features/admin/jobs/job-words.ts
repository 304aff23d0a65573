import type { KindOfWork } from '../../../../contract/admin/jobs.ts'
import type { Tone } from '../../../ui/status-badge.tsx'

/** `Mail: deliver waiting` for `mail.deliverWaiting`. */
export const jobName = (name: string): string => {
  const [feature = '', work = ''] = name.split('.')
  const spaced = work.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return `${feature.charAt(0).toUpperCase()}${feature.slice(1)}: ${spaced}`
}

/** How work of a kind stands, the gravest first. */
export const workState = ({ failed, retrying, running, waiting }: KindOfWork): readonly [tone: Tone, words: string] => {
  if (failed > 0) return ['bad', 'Failed']
  if (retrying > 0) return ['waiting', 'Retrying']
  if (running > 0) return ['brand', 'Running']
  return waiting > 0 ? ['waiting', 'Waiting'] : ['good', 'OK']
}

const gravity = ({ failed, retrying, waiting }: KindOfWork): number =>
  failed > 0 ? 0 : retrying > 0 ? 1 : waiting > 0 ? 2 : 3

/** What needs somebody first, then by name. */
export const byGravity = (kinds: readonly KindOfWork[]): KindOfWork[] =>
  kinds.toSorted((one, other) => gravity(one) - gravity(other) || one.name.localeCompare(other.name))
