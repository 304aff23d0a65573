import { documentCategoryLabels } from '../../../../contract/document-words.ts'
import type { CategoryPermissions, Level, Levels } from '../../../../contract/documents/folders.ts'

/** Who may do what, in words: pure, so that each rule can be tested. */

export type ChosenRole = keyof Levels
export const chosenRoles: readonly ChosenRole[] = ['owner', 'tenant', 'member', 'visitor', 'council']

export const levelLabels: Record<Level, string> = { none: 'No access', read: 'Can read', manage: 'Can manage' }

/** The people of a role; council goes by the building's own word. */
export const peopleWords = (councilMembers: string): Record<ChosenRole, string> => ({
  owner: 'Owners',
  tenant: 'Tenants',
  member: 'Members',
  visitor: 'Visitors',
  council: councilMembers,
})

/** `Owners can read. Tenants have no access.`: who may do what in a place. */
export const levelsInWords = (levels: Levels, people: Record<ChosenRole, string>): string => {
  const verbs: Record<Level, string> = { manage: 'can manage', read: 'can read', none: 'have no access' }
  const parts = (['manage', 'read', 'none'] as const).flatMap((level) => {
    const roles = chosenRoles.filter((role) => levels[role] === level).map((role) => people[role])
    return roles.length > 0 ? [`${roles.join(', ')} ${verbs[level]}`] : []
  })
  return `${parts.join('. ')}.`
}

/** What a role finds in the library: `Bylaws, Rules, Minutes (only 2026)`. */
export const seenBy = (role: ChosenRole, categories: readonly CategoryPermissions[]): string => {
  const sees = (levels: Levels) => levels[role] !== 'none'
  const places = categories.flatMap(({ category, levels, folders }) => {
    const label = documentCategoryLabels[category]
    const open = folders.filter((folder) => sees(folder.levels)).map(({ name }) => name)
    const shut = folders.filter((folder) => !sees(folder.levels)).map(({ name }) => name)
    if (sees(levels)) return [shut.length > 0 ? `${label} (without ${shut.join(', ')})` : label]
    return open.length > 0 ? [`${label} (only ${open.join(', ')})`] : []
  })
  return places.length > 0 ? places.join(', ') : 'nothing'
}
