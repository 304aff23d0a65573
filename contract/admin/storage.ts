import { z } from 'zod'

export const StorageKind = z.enum([
  'library',
  'notices',
  'evidence',
  'recordsGiven',
  'letters',
  'vendors',
  'tickets',
  'assets',
  'workOrders',
  'parking',
  'violations',
  'forum',
  'pictures',
  'rosterFiles',
])
export type StorageKind = z.infer<typeof StorageKind>
