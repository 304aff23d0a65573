import { floorName } from '../floors.ts'
import { occupancyLabels, roleLabels, type Narrowing } from './use-directory.ts'

/** What a directory is narrowed by, in the words of its sheet. */
export const narrowingWords = (
  { search, floor, unitType, occupancy, role }: Partial<Narrowing['filters']>,
  councilMember: string,
): string[] => [
  ...(search ? [`“${search}”`] : []),
  ...(floor ? [floorName(floor)] : []),
  ...(unitType ? [unitType] : []),
  ...(occupancy ? [occupancyLabels[occupancy]] : []),
  ...(role ? [roleLabels(councilMember)[role]] : []),
]
