import type { Feature } from './feature.ts'
import { features } from './features.ts'
import type { Offers } from './offers.ts'

const all: readonly Feature[] = features

/** How the parts stand on a unit’s page; others follow. */
const onUnitPage = ['tickets', 'bookings', 'stalls', 'parking', 'notices', 'letters', 'records']
/** How the figures stand in a manager’s day; others follow. */
const inDay = ['tickets', 'bookings', 'parking', 'records', 'access', 'vendors', 'stalls', 'documents', 'units']

const inOrder = <T>(order: readonly string[], parts: readonly (Readonly<Record<string, T>> | undefined)[]): T[] => {
  const place = (name: string) => (order.includes(name) ? order.indexOf(name) : order.length)
  return parts
    .flatMap((part = {}) => Object.entries(part))
    .toSorted(([a], [b]) => place(a) - place(b))
    .map(([, value]) => value)
}

const merged = <T extends object>(parts: readonly (Partial<T> | undefined)[]): T => Object.assign({}, ...parts) as T

/** What every feature gives to those above it. */
export const offers: Offers = {
  wordings: merged(all.map(({ wordings }) => wordings)),
  figures: merged(all.map(({ figures }) => figures)),
  recordNames: merged(all.map(({ recordNames }) => recordNames)),
  hiddenRecords: merged(all.map(({ hiddenRecords }) => hiddenRecords)),
  linkWorks: merged(all.map(({ linkWorks }) => linkWorks)),
  unitPanels: inOrder(
    onUnitPage,
    all.map(({ unitPanels }) => unitPanels),
  ),
  agendas: inOrder(
    inDay,
    all.map(({ agendas }) => agendas),
  ),
  foundings: all.flatMap(({ foundings = [] }) => foundings),
  leavings: all.flatMap(({ leavings = [] }) => leavings),
  ...merged(all.map(({ gives }) => gives)),
}
