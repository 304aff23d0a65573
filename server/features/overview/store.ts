import { pinnedShownMost } from '../../../contract/limits.ts'
import type { BuildingStats, Dashboard } from '../../../contract/overview.ts'
import type { Feature, FeatureMap, Role } from '../../../contract/roles.ts'
import type { Instant, LocalDate } from '../../../contract/time.ts'
import type { Question } from '../../http/foresight.ts'
import { asked, type Figure, type Figures } from '../../offers.ts'
import { contactsIn } from '../buildings/buildings.ts'
import { pinnedFor } from '../notices/notices.ts'
import { rememberedFigures, type UnitFigures } from '../units/units.ts'
import { firstStepsIn } from './first-steps-store.ts'

/** Who asks, in the order of the statement's parameters. */
export interface Caller {
  buildingId: string
  accountId: string
  role: Role
  day: LocalDate
  now: Instant
}
const valuesOf = ({ buildingId, accountId, role, day, now }: Caller) => [buildingId, accountId, role, day, now]

/** Says the type of each parameter once, also of those that no figure asks for. */
const typed = `with asked as (select ${Object.values(asked).join(', ')})`

/** What the caller may see of the dashboard. */
export interface Sight {
  features: FeatureMap
  votes: boolean
  manages: boolean
  managesNotices: boolean
}

/** The figures of which a feature that is switched off shows nothing. */
const featureOf: Readonly<Partial<Record<keyof Figures, Feature>>> = {
  openTickets: 'maintenanceTickets',
  activeTickets: 'maintenanceTickets',
  visitorSpacesAvailable: 'parking',
  visitorSpacesTotal: 'parking',
}

type Read = (name: keyof Figures, none: string) => string

/** Reads a figure as SQL: the offer, or `none` where there is no offer or its feature is off. */
const readFrom =
  (figures: Figures, features: FeatureMap): Read =>
  (name, none) => {
    const feature = featureOf[name]
    const figure: Figure | undefined = feature && !features[feature] ? undefined : figures[name]
    return figure ? `(${figure(asked)})` : none
  }

/** The building's figures as they are read: those of its units and people where they are remembered. */
export type StatsRead = Omit<BuildingStats, keyof UnitFigures> & { remembered: UnitFigures | null }
export type DashboardRead = Omit<Dashboard, 'stats'> & { stats: StatsRead | null }

const statsIn = (read: Read): string => `
  json_build_object('remembered', ${rememberedFigures(asked)},
    'maintenance', json_build_object('activeTickets', ${read('activeTickets', '0')}),
    'parking', json_build_object('visitorSpacesAvailable', ${read('visitorSpacesAvailable', '0')},
      'visitorSpacesTotal', ${read('visitorSpacesTotal', '0')}))`

const dashboardText = (figures: Figures, { features, votes, manages, managesNotices }: Sight): string => {
  const read = readFrom(figures, features)
  const pinned = features.notices
    ? pinnedFor({ manages: managesNotices }, pinnedShownMost)
    : `select 0 as count, '[]'::json as notices`
  return `${typed}
  select json_build_object(
    'activity', json_build_object('openTickets', ${read('openTickets', '0')},
      'activeBookings', ${read('activeBookings', '0')}),
    'voting', ${votes ? `json_build_object('pending', ${read('pendingVotes', '0')}, 'active', ${read('activeVotes', '0')})` : 'null::json'},
    'contacts', ${contactsIn(asked.building)},
    'pinnedNotices', p.notices, 'pinnedNoticeCount', p.count,
    'pinnedDocuments', ${read('pinnedDocuments', `'[]'::json`)},
    'stats', ${manages ? statsIn(read) : 'null::json'}, 'firstSteps', ${firstStepsIn(asked)}) as shown
  from (${pinned}) p`
}

/** One text for each sight of one set of offers, so that each is planned once. */
const texts = new WeakMap<Figures, Map<string, string>>()
const textFor = (figures: Figures, sight: Sight): string => {
  const known = texts.get(figures) ?? new Map<string, string>()
  texts.set(figures, known)
  const { features, votes, manages, managesNotices } = sight
  const { notices, maintenanceTickets, parking } = features
  const key = String([votes, manages, managesNotices, notices, maintenanceTickets, parking])
  const text = known.get(key) ?? dashboardText(figures, sight)
  known.set(key, text)
  return text
}

/** The one statement of the dashboard. */
export const dashboardQuestion = (figures: Figures, caller: Caller, sight: Sight): Question => ({
  text: textFor(figures, sight),
  values: valuesOf(caller),
})

/** The one statement of the building's figures. */
export const statsQuestion = (figures: Figures, caller: Caller, features: FeatureMap): Question => ({
  text: `${typed} select ${statsIn(readFrom(figures, features))} as stats`,
  values: valuesOf(caller),
})
