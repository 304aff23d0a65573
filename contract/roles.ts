import { z } from 'zod'
import { roleNamed } from './role-rights.ts'

/** The building roles (specification, section 6). A manager is stored and sent as `management`. */
export const Role = z.enum(['owner', 'tenant', 'council', 'management', 'member', 'visitor'])
export type Role = z.infer<typeof Role>

/** A role as calls name it: `manager` is read as `management`. */
export const NamedRole = z.enum([...Role.options, 'manager']).transform((word): Role => roleNamed(word))

export const PlatformRole = z.enum(['superadmin', 'normal'])
export type PlatformRole = z.infer<typeof PlatformRole>

/** What a building can switch on or off (specification, section 3). */
export const features = ['maintenanceTickets', 'parking', 'notices', 'forum'] as const
export type Feature = (typeof features)[number]
export const FeatureMap = z.object({
  maintenanceTickets: z.boolean(),
  parking: z.boolean(),
  notices: z.boolean(),
  forum: z.boolean(),
})
export type FeatureMap = z.infer<typeof FeatureMap>

/** What somebody may manage in a building, by area (specification, section 3). */
export const areas = ['parking', 'forum', 'notices', 'tickets', 'amenities', 'billing'] as const
export type Area = (typeof areas)[number]
export const PermissionMap = z.object({
  parking: z.boolean(),
  forum: z.boolean(),
  notices: z.boolean(),
  tickets: z.boolean(),
  amenities: z.boolean(),
  billing: z.boolean(),
})
export type PermissionMap = z.infer<typeof PermissionMap>
