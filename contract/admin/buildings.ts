import { z } from 'zod'
import { Id, InstantField } from '../fields.ts'
import { Paging } from '../paging.ts'
import { provinceNames, type Province } from '../places.ts'
import { get } from '../route.ts'

/** `unmanaged`: nobody manages it yet, neither management nor council. */
export const BuildingState = z.enum(['active', 'unmanaged', 'suspended'])
export type BuildingState = z.infer<typeof BuildingState>

/** A building as the platform's staff see it beside others: what it is and how it fares, nothing of its people. */
export const BuildingHealth = z.object({
  _id: Id,
  name: z.string(),
  code: z.string(),
  city: z.string(),
  province: z.string(),
  planNumber: z.string(),
  state: BuildingState,
  units: z.number().int(),
  /** Accounts that belong to it. */
  accounts: z.number().int(),
  /** Of them, those who used the product in the last thirty days. */
  activeAccounts: z.number().int(),
  lastSignedInAt: InstantField.nullable(),
  /** Files of the building, each as often as it hangs somewhere. */
  storageBytes: z.number().int(),
  /** Mails of the last thirty days that no mail server took. */
  failedMails: z.number().int(),
  /** Background work about the building that was given up, as long as the queue keeps it. */
  failedJobs: z.number().int(),
  createdAt: InstantField,
})
export type BuildingHealth = z.infer<typeof BuildingHealth>

const provinces = Object.keys(provinceNames) as [Province, ...Province[]]

export const BuildingsQuery = Paging.extend({
  province: z.enum(provinces).optional(),
  state: BuildingState.optional(),
})
export type BuildingsQuery = z.output<typeof BuildingsQuery>

export const adminBuildings = {
  buildings: get('/api/admin/buildings', {
    access: 'superadmin',
    summary: 'Every building with its health, by name',
    query: BuildingsQuery,
    reply: BuildingHealth,
    sends: 'page',
  }),
}
