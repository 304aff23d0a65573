/** Who may be let into a category, and what it is called in addresses: pure, as tables test it. */
import { composed } from '../../../../contract/composed.ts'
import type { ForumKind } from '../../../../contract/forum/kinds.ts'
import type { ForumRole } from '../../../../contract/forum/settings.ts'
import { forumSlugMostChars } from '../../../../contract/limits/forum.ts'
import type { Role } from '../../../../contract/roles.ts'

/** Who reads and writes in a category of a kind whatever is chosen. */
const always: Readonly<Record<ForumKind, readonly Role[]>> = {
  general: ['council', 'management'],
  marketplace: ['council', 'management'],
  council: ['council'],
}
/** Whom one can choose besides. */
const choosable: Readonly<Record<ForumKind, readonly ForumRole[]>> = {
  general: ['owner', 'tenant', 'member'],
  marketplace: ['owner', 'tenant', 'member'],
  council: ['management'],
}

/** The roles of a category as they are kept, of those that were chosen. */
export const rolesOf = (kind: ForumKind, chosen: readonly ForumRole[]): Role[] => [
  ...choosable[kind].filter((role) => chosen.includes(role)),
  ...always[kind],
]

/** Of the roles that are kept those that were chosen. */
export const chosenOf = (kind: ForumKind, kept: readonly Role[]): ForumRole[] =>
  choosable[kind].filter((role) => kept.includes(role))

/** Only council members decide who reads what is said among council, and it is never closed. */
export const categoryCan = (
  kind: ForumKind,
  { role, superadmin }: { role: Role; superadmin: boolean },
): { change: boolean; retire: boolean } => ({
  change: kind !== 'council' || (role === 'council' && !superadmin),
  retire: kind !== 'council',
})

/** The place of a new category in addresses: its name in small letters, and a number where another has it. */
export const slugFor = (name: string, taken: readonly string[]): string => {
  const plain = composed(name, 'NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()
  const words = plain.match(/[a-z0-9]+/g)?.join('-') ?? ''
  const slug = words.slice(0, forumSlugMostChars - 4).replace(/-+$/, '') || 'category'
  if (!taken.includes(slug)) return slug
  let number = 2
  while (taken.includes(`${slug}-${number}`)) number += 1
  return `${slug}-${number}`
}
