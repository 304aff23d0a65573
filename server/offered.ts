import { features } from './features.ts'
import type { Offers } from './offers.ts'

/** The order of the parts on a unit’s page; others follow. */
export const onUnitPage = ['tickets', 'bookings', 'stalls', 'parking', 'notices', 'letters', 'records']
/** The order of the figures in a manager’s day; others follow. */
export const inDay = [
  'tickets',
  'bookings',
  'parking',
  'violations',
  'records',
  'access',
  'vendors',
  'stalls',
  'documents',
  'units',
]

const inOrder = <T>(order: readonly string[], parts: readonly (Readonly<Record<string, T>> | undefined)[]): T[] => {
  const place = (name: string) => (order.includes(name) ? order.indexOf(name) : order.length)
  return parts
    .flatMap((part = {}) => Object.entries(part))
    .toSorted(([a], [b]) => place(a) - place(b))
    .map(([, value]) => value)
}

const merged = <T extends object>(parts: readonly (Partial<T> | undefined)[]): T => Object.assign({}, ...parts) as T

const [sealChanges] = features.flatMap((one) => one.sealChanges ?? [])
if (!sealChanges) throw new Error('No feature seals the history.')

/** What every feature gives to those above it. */
export const offers: Offers = {
  wordings: merged(features.map(({ wordings }) => wordings)),
  figures: merged(features.map(({ figures }) => figures)),
  recordNames: merged(features.map(({ recordNames }) => recordNames)),
  hiddenRecords: merged(features.map(({ hiddenRecords }) => hiddenRecords)),
  linkWorks: merged(features.map(({ linkWorks }) => linkWorks)),
  unitPanels: inOrder(
    onUnitPage,
    features.map(({ unitPanels }) => unitPanels),
  ),
  agendas: inOrder(
    inDay,
    features.map(({ agendas }) => agendas),
  ),
  sealChanges,
  foundings: features.flatMap(({ foundings = [] }) => foundings),
  leavings: features.flatMap(({ leavings = [] }) => leavings),
  bylawCitations: features.flatMap(({ citations }) => citations ?? []),
  ...merged(features.map(({ gives }) => gives)),
}
