import type { Role } from '../../../../contract/roles.ts'
import { canManageBuilding } from '../../../../contract/role-rights.ts'
import { insuranceEndsSoonDays } from '../../../../contract/limits/unit-story.ts'
import { addDays, localDateOf, type LocalDate } from '../../../../contract/time.ts'
import type { Cover } from '../../../../contract/units/records.ts'
import type { Eyes, Unit, UnitLink } from '../../../../contract/units/story.ts'
import { holdsOn } from '../rules.ts'
import { sightOf, viewerOf } from '../sharing.ts'
import type { KnownLink, Story } from './story-store.ts'

/** Who looks at a unit, and when. */
export interface Looker {
  accountId: string
  role: Role
  superadmin: boolean
  day: LocalDate
  timeZone: string
}

/** What somebody is to the unit they look at. */
export interface Standpoint {
  eyes: Eyes
  /** The people of the roster that they are, with a tie today. */
  selves: ReadonlySet<string>
  /** Whoever is tied to the unit today. */
  present: ReadonlySet<string>
  /** Since when the unit is theirs to know of; null where no earlier time is anybody else's. */
  since: LocalDate | null
}

const nearest = ['owner', 'tenant', 'occupant', 'agent'] as const

const earliest = (days: readonly (LocalDate | null)[]): LocalDate | null =>
  days.includes(null) ? null : days.reduce((first, day) => (first === null || day! < first ? day : first), null)

/**
 * As what somebody may look at a unit, or null: those who manage the building, and whoever is tied to the unit today.
 * An owner knows of the unit from the day it became theirs; where nobody wrote that day down, from the last sale.
 */
export const standpointOf = (
  { links, lastSale }: Pick<Story, 'links' | 'lastSale'>,
  { accountId, role, superadmin, day }: Looker,
): Standpoint | null => {
  const now = links.filter((link) => holdsOn(link, day))
  const own = now.filter((link) => link.accountId === accountId)
  const around = {
    selves: new Set(own.map(({ personId }) => personId)),
    present: new Set(now.map(({ personId }) => personId)),
  }
  if (canManageBuilding(role, superadmin)) return { ...around, eyes: 'manager', since: null }
  const tie = nearest.find((name) => own.some((link) => link.role === name))
  if (!tie) return null
  const since = earliest(own.filter((link) => link.role === tie).map(({ from }) => from)) ?? lastSale
  return { ...around, since, eyes: tie === 'owner' || tie === 'agent' ? tie : 'resident' }
}

/** Whether a tie of today or to come is there for them: residents see who lives there, never owners and agents. */
const isMet = ({ eyes, selves }: Standpoint, link: KnownLink, day: LocalDate): boolean =>
  eyes === 'manager' ||
  selves.has(link.personId) ||
  (holdsOn(link, day) && (eyes !== 'resident' || link.role === 'tenant' || link.role === 'occupant'))

/** A tie as somebody sees it; null where it is not there for them. A name is seen in the unit that both are tied to. */
const linkSeenBy = (stand: Standpoint, looker: Looker, link: KnownLink): UnitLink | null => {
  const isSelf = link.accountId === looker.accountId
  const { accountId: _account, isListed, sharesEmail, sharesPhone, isProtected, ...shown } = link
  const viewer = stand.eyes === 'manager' ? 'manager' : viewerOf({ ...looker, isSelf, sharesUnit: true })
  const sight = sightOf({ isListed, sharesEmail, sharesPhone, isProtected, isResident: true, role: null }, viewer)
  if (!sight || !isMet(stand, link, looker.day)) return null
  const all = stand.eyes === 'manager' || isSelf
  const owners = stand.eyes === 'owner' && link.role !== 'owner'
  return {
    ...shown,
    isSelf,
    email: sight.email ? link.email : null,
    phone: sight.phone ? link.phone : null,
    hasAccount: all ? link.hasAccount : null,
    sharePercent: all || stand.eyes === 'owner' ? link.sharePercent : null,
    isPrimary: all ? link.isPrimary : null,
    formKReceivedOn: all || owners ? link.formKReceivedOn : null,
    leaseEndsOn: all || owners ? link.leaseEndsOn : null,
    notes: stand.eyes === 'manager' ? link.notes : null,
    person: all ? link.person : null,
  }
}

/** Ties as somebody sees them, without those that are not there for them. */
export const linksSeenBy = (stand: Standpoint, looker: Looker, links: readonly KnownLink[]): UnitLink[] =>
  links.flatMap((link) => linkSeenBy(stand, looker, link) ?? [])

/** A tie that is over, to an owner: that it was, and nothing of the person but the name. */
export const earlierSeenBy = (stand: Standpoint, looker: Looker, link: KnownLink): UnitLink => {
  const { accountId, isListed: _l, sharesEmail: _e, sharesPhone: _p, isProtected: _s, ...shown } = link
  const isSelf = accountId === looker.accountId
  if (stand.eyes === 'manager') return { ...shown, isSelf }
  return { ...shown, isSelf, email: null, phone: null, hasAccount: null, isPrimary: null, notes: null, person: null }
}

/** How far back somebody may look: not at all, to a day, or to the beginning. */
export const pastOf = ({ eyes, since }: Standpoint): 'none' | { after: LocalDate | null } => {
  if (eyes === 'manager') return { after: null }
  // Before the first of all days nothing was: the bound also keeps protected people out.
  return eyes === 'owner' ? { after: since ?? '0001-01-01' } : 'none'
}

/** Whether a policy covers a day; its last day still counts. */
export const coverOn = (expiresOn: LocalDate, day: LocalDate): Cover => {
  if (expiresOn < day) return 'expired'
  return expiresOn <= addDays(day, insuranceEndsSoonDays) ? 'endsSoon' : 'valid'
}

interface Belonging {
  personId?: string | null
  createdAt: string
}

/**
 * Whether somebody sees what belongs to a unit. To an owner it is there if its person is there still, or, where it is
 * nobody's in particular, if it was written down in their own time; to residents if it is their own.
 */
export const seesBelonging = (stand: Standpoint, timeZone: string, { personId, createdAt }: Belonging): boolean => {
  if (stand.eyes === 'manager') return true
  if (personId) return stand.eyes === 'owner' ? stand.present.has(personId) : stand.selves.has(personId)
  const isOwnTime = stand.since === null || localDateOf(new Date(createdAt).toISOString(), timeZone) >= stand.since
  // Animals have no person: whoever lives there knows them.
  return isOwnTime && (stand.eyes === 'owner' || personId === undefined)
}

interface Coming {
  /** The first day it is there; null where nobody said. */
  from: LocalDate | null
}

/** What comes with somebody who is still to move in says from when to those who manage, and is not there for others. */
const comingOn =
  (day: LocalDate, eyes: Eyes) =>
  <R extends Coming>(one: R): R[] => {
    const isToCome = one.from !== null && one.from > day
    return isToCome && eyes !== 'manager' ? [] : [{ ...one, from: isToCome ? one.from : null }]
  }

type Parts = Pick<Unit, 'vehicles' | 'devices' | 'pets' | 'insurance' | 'alterations'>

/** What belongs to a unit as somebody sees it. Alterations go with the unit to every owner; an agent sees none of it. */
export const belongingsSeenBy = (stand: Standpoint, { day, timeZone }: Looker, story: Story): Parts => {
  const { eyes } = stand
  if (eyes === 'agent') return { vehicles: null, devices: null, pets: null, insurance: null, alterations: null }
  const hidden = new Set(
    story.links.filter((link) => link.isProtected && !stand.selves.has(link.personId)).map(({ personId }) => personId),
  )
  const seen = <R extends Belonging>(all: readonly R[]): R[] =>
    all.filter(
      (one) =>
        seesBelonging(stand, timeZone, one) && (eyes === 'manager' || !one.personId || !hidden.has(one.personId)),
    )
  const there = <R extends Belonging & Coming>(all: readonly R[]): R[] => seen(all).flatMap(comingOn(day, eyes))
  return {
    vehicles: there(story.vehicles),
    devices: there(story.devices).filter(({ endedOn }) => eyes === 'manager' || endedOn === null),
    pets: there(story.pets),
    insurance: seen(story.insurance).map((policy) => ({ ...policy, cover: coverOn(policy.expiresOn, day) })),
    alterations: eyes === 'resident' ? null : story.alterations,
  }
}
