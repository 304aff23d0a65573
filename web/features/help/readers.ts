import type { Rights } from '../../api/rights.ts'
import type { Part, Reader } from './words.ts'

export const readerTitles: Readonly<Record<Reader, string>> = {
  everybody: 'For everyone',
  residents: 'For residents',
  council: 'For council',
  managers: 'For managers',
  staff: 'For platform staff',
}

type Reading = Pick<Rights, 'superadmin' | 'role' | 'managesBuilding'>

/** Whom the parts are for that somebody reads first; council members may manage too. */
export const ownReaders = ({ superadmin, role, managesBuilding }: Reading): readonly Reader[] => {
  if (superadmin) return ['staff', 'managers']
  if (role === 'council') return ['council', 'managers']
  return managesBuilding ? ['managers'] : ['everybody', 'residents']
}

/** The parts of a topic, those for somebody's own role first. */
export const inOrderFor = (parts: readonly Part[], rights: Reading): readonly Part[] => {
  const own = ownReaders(rights)
  const isOwn = ({ reader }: Part) => own.includes(reader)
  return [...parts.filter(isOwn), ...parts.filter((part) => !isOwn(part))]
}
