import type { Role } from '../../../../contract/roles.ts'
import type { LeavingByUndo } from '../../../../contract/units.ts'

/** `3 people keep their access to Harbour View`, before the file is written and after. */
export const keptWords = (count: number, building: string, isWritten: boolean): string => {
  const verb = isWritten ? (count === 1 ? 'keeps' : 'keep') : 'would keep'
  return count === 1 ? `1 person ${verb} access to ${building}` : `${count} people ${verb} their access to ${building}`
}

/** `3 people lose access to Harbour View by themselves`, each with the last day that the file gives them. */
export const endingWords = (count: number, building: string, isWritten: boolean): string => {
  const will = isWritten ? '' : 'would '
  return count === 1
    ? `1 person ${will}${isWritten ? 'loses' : 'lose'} access to ${building} after their last day`
    : `${count} people ${will}lose access to ${building} after their last day`
}

export const endedWords = (count: number): string =>
  count === 1 ? 'Access ended for 1 person' : `Access ended for ${count} people`

export const byUndoWords = (count: number): string =>
  count === 1
    ? '1 person has access only through this import. Undoing it ends that access immediately, with an email:'
    : `${count} people have access only through this import. Undoing it ends that access immediately, with an email:`

/** What is left to somebody after the undo. */
export const leftByUndo = (
  { role, becomes }: Pick<LeavingByUndo['people'][number], 'role' | 'becomes'>,
  roles: Readonly<Record<Role, string>>,
): string =>
  becomes === null
    ? 'Loses all access'
    : `Becomes ${roles[becomes].toLowerCase()}, no longer ${roles[role].toLowerCase()}`
