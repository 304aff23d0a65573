import type { Audience, UnitReach } from '../../../contract/notices.ts'
import type { Labels } from '../../../law/law.ts'

/** As much of a unit as decides whether a notice goes to it. */
export interface Addressee {
  _id: string
  owners: readonly string[]
  tenants: readonly string[]
}

/** The units a notice would go to; null for council members, whom the role and not the unit makes. */
export const unitsReached = <T extends Addressee>(
  audience: Audience,
  unitIds: readonly string[],
  units: readonly T[],
): T[] | null => {
  const chosen = new Set(unitIds)
  if (audience === 'council') return null
  return units.filter(({ _id, owners, tenants }) => {
    if (audience === 'specific_units') return chosen.has(_id)
    if (audience === 'owners') return owners.length > 0
    if (audience === 'tenants') return tenants.length > 0
    return true
  })
}

/** What the button says that sends a notice; `count` is null while it is unknown. */
export const sendWords = (
  audience: Audience,
  count: number | null,
  scheduled: boolean,
  { councilMember }: Pick<Labels, 'councilMember'>,
): string => {
  const verb = scheduled ? 'Schedule notice for' : 'Send notice to'
  if (audience === 'council') return `${verb} ${councilMember.many}`
  if (count === null) return scheduled ? 'Schedule notice' : 'Send notice'
  return `${verb} ${count} ${count === 1 ? 'unit' : 'units'}`
}

/** What a unit's reach is called, and the sign that stands for it where there is no room for words. */
export const reachWords: Readonly<
  Record<UnitReach, { label: string; sign: string; tone: 'full' | 'light' | 'quiet' | 'open' }>
> = {
  everyOwner: { label: 'Acknowledged by every owner', sign: '✓✓', tone: 'full' },
  acknowledged: { label: 'Acknowledged by one person', sign: '✓', tone: 'light' },
  seen: { label: 'Seen', sign: '●', tone: 'quiet' },
  none: { label: 'Not reached', sign: '–', tone: 'open' },
}

/** A share in whole percent, 0 of nothing; 100 only when nobody is missing. */
export const percentOf = (part: number, whole: number): number =>
  whole === 0 ? 0 : part >= whole ? 100 : Math.min(99, Math.round((part / whole) * 100))
