import type { KeptCategory } from '../../../../contract/forum/settings.ts'

type ChosenRole = KeptCategory['readRoles'][number]

/** What people with a role are called together, to choose by. */
export const roleChoices: Readonly<Record<ChosenRole, string>> = {
  owner: 'Owners',
  tenant: 'Tenants',
  member: 'Members',
  management: 'Management',
}

/** The same within a sentence. */
const roleGroups: Readonly<Record<ChosenRole, string>> = {
  owner: 'owners',
  tenant: 'tenants',
  member: 'members',
  management: 'management',
}

/** Whom one can choose beside those who look after the building. */
export const choosable = (kind: KeptCategory['kind']): readonly ChosenRole[] =>
  kind === 'council' ? ['management'] : ['owner', 'tenant', 'member']

const joined = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`

/** `Owners, tenants, the council and management can read; owners, the council and management can post.` */
export const rolesLine = (
  { kind, readRoles, writeRoles }: Pick<KeptCategory, 'kind' | 'readRoles' | 'writeRoles'>,
  council: string,
): string => {
  const always = kind === 'council' ? [`the ${council}`] : [`the ${council}`, 'management']
  const readers = [...readRoles.map((role) => roleGroups[role]), ...always]
  const writers = [...writeRoles.map((role) => roleGroups[role]), ...always]
  const [read, write] = [joined(readers), joined(writers)]
  const begun = `${read.charAt(0).toUpperCase()}${read.slice(1)}`
  return read === write ? `${begun} can read and post.` : `${begun} can read; ${write} can post.`
}

/** The ids with one of them a place up or down. */
export const moved = (ids: readonly string[], at: number, by: -1 | 1): string[] => {
  const next = [...ids]
  const [id] = next.splice(at, 1)
  if (id !== undefined) next.splice(at + by, 0, id)
  return next
}
