import type { TopicId } from './topic-ids.ts'
import type { Topic } from './words.ts'

/** What each topic says comes with it alone. */
const loaders: Readonly<Record<TopicId, () => Promise<{ default: Topic }>>> = {
  'getting-started': () => import('./topics/getting-started.ts'),
  'signing-in': () => import('./topics/signing-in.ts'),
  dashboard: () => import('./topics/dashboard.ts'),
  notifications: () => import('./topics/notifications.ts'),
  privacy: () => import('./topics/privacy.ts'),
  keyboard: () => import('./topics/keyboard.ts'),
  notices: () => import('./topics/notices.ts'),
  maintenance: () => import('./topics/maintenance.ts'),
  bookings: () => import('./topics/bookings.ts'),
  fees: () => import('./topics/fees.ts'),
  'visitor-parking': () => import('./topics/visitor-parking.ts'),
  'parking-stalls': () => import('./topics/parking-stalls.ts'),
  documents: () => import('./topics/documents.ts'),
  bylaws: () => import('./topics/bylaws.ts'),
  violations: () => import('./topics/violations.ts'),
  records: () => import('./topics/records.ts'),
  forum: () => import('./topics/forum.ts'),
  polls: () => import('./topics/polls.ts'),
  directory: () => import('./topics/directory.ts'),
  'council-voting': () => import('./topics/council-voting.ts'),
  units: () => import('./topics/units.ts'),
  invitations: () => import('./topics/invitations.ts'),
  'property-management': () => import('./topics/property-management.ts'),
  mortgagees: () => import('./topics/mortgagees.ts'),
  levies: () => import('./topics/levies.ts'),
  collections: () => import('./topics/collections.ts'),
  bank: () => import('./topics/bank.ts'),
  'work-orders': () => import('./topics/work-orders.ts'),
  vendors: () => import('./topics/vendors.ts'),
  assets: () => import('./topics/assets.ts'),
  letters: () => import('./topics/letters.ts'),
  settings: () => import('./topics/settings.ts'),
  history: () => import('./topics/history.ts'),
  administration: () => import('./topics/administration.ts'),
}

export const loadTopic = async (id: TopicId): Promise<Topic> => (await loaders[id]()).default

export interface LoadedTopic extends Topic {
  readonly id: TopicId
}

/** Every topic, for the search. */
export const loadTopics = (ids: readonly TopicId[]): Promise<LoadedTopic[]> =>
  Promise.all(ids.map(async (id) => ({ id, ...(await loadTopic(id)) })))
