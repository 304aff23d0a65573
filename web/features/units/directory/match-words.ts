import type { DirectoryUnit } from '../../../../contract/units/directory.ts'
import { deviceWords } from '../records/unit-record.ts'

type Match = DirectoryUnit['matches'][number]

const fieldWords: Readonly<Record<Match['field'], string>> = {
  email: 'Email',
  plate: 'Plate',
  stall: 'Stall',
  locker: 'Locker',
  ...deviceWords,
}

/** Why a unit was found: `Plate ER647W`. */
export const matchWords = ({ field, text }: Match): string => `${fieldWords[field]} ${text}`
