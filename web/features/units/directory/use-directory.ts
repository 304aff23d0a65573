import { parseAsString, parseAsStringLiteral, useQueryState } from 'nuqs'
import type { DirectoryFilter } from '../../../../contract/units/directory.ts'
import { unitStateLabels } from '../../../../contract/unit-words.ts'
import { sent, useFilters } from '../../../ui/use-filters.ts'

type Said<Name extends keyof DirectoryFilter> = NonNullable<DirectoryFilter[Name]> & string

export const occupancyLabels: Readonly<Record<Said<'occupancy'>, string>> = {
  ...unitStateLabels,
  ownersElsewhere: 'Owners live off site',
}
/** Units by who is tied to them; the words for council follow the jurisdiction. */
export const roleLabels = (councilMember: string): Readonly<Record<Said<'role'>, string>> => ({
  owner: 'With an owner',
  tenant: 'With a tenant',
  occupant: 'With an occupant',
  agent: 'With an agent',
  council: `With a ${councilMember}`,
})

const keysOf = <K extends string>(labels: Readonly<Record<K, string>>) => Object.keys(labels) as K[]

const keys = {
  floor: parseAsString,
  unitType: parseAsString,
  occupancy: parseAsStringLiteral(keysOf(occupancyLabels)),
  role: parseAsStringLiteral(keysOf(roleLabels(''))),
}

/** What narrows the managers' directory, as the address bar holds it. */
export const useDirectory = () => {
  const { filters, set, clear, narrowed } = useFilters(keys)
  return { filters, query: sent(filters), set, clear, narrowed }
}

export type Narrowing = ReturnType<typeof useDirectory>

/** Whether the directory shows as a list or as the building's front; apart, since it narrows nothing. */
export const useView = () =>
  useQueryState('view', parseAsStringLiteral(['list', 'facade'] as const).withDefault('list'))
