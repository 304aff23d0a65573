import { z } from 'zod'
import { Id, plainText, requiredText } from '../fields.ts'
import { forumCategoriesMost, forumCategoryAboutMostChars, forumCategoryNameMostChars } from '../limits/forum.ts'
import { moderationWordsMostChars } from '../limits/moderation.ts'
import { roleNamed } from '../role-rights.ts'
import { get, post, put } from '../route.ts'
import { ForumSlug } from './bodies.ts'
import { ForumKind } from './kinds.ts'
import { LookFirst } from './moderation-kinds.ts'

/** How a building runs its forum, and what somebody shows of themselves in it. */

/** As the building has it; version 0 while nobody has changed what every building begins with. */
export const ForumSettings = z.object({ lookFirst: LookFirst, version: z.number().int() })
export type ForumSettings = z.infer<typeof ForumSettings>

/** Everybody reads the words in the log. */
export const ForumSettingsChange = z.object({
  lookFirst: LookFirst,
  words: plainText({ label: 'Note', max: moderationWordsMostChars }).default(''),
  version: z.number().int(),
})
export type ForumSettingsChange = z.output<typeof ForumSettingsChange>

/**
 * To whom a category can be opened. Council and management read and write in all but the council's own, which is opened
 * to the management or to nobody.
 */
export const ForumRole = z.enum(['owner', 'tenant', 'member', 'management'])
export type ForumRole = z.infer<typeof ForumRole>

const CategoryRoles = z
  .array(z.enum([...ForumRole.options, 'manager']).transform((word): ForumRole => roleNamed(word)))
  .max(ForumRole.options.length)
  .refine((roles) => new Set(roles).size === roles.length, 'A role is listed twice')

const categoryFields = {
  name: requiredText({ label: 'Name', missing: 'Enter a name', max: forumCategoryNameMostChars }),
  about: plainText({ label: 'Description', max: forumCategoryAboutMostChars }).default(''),
  readRoles: CategoryRoles,
  writeRoles: CategoryRoles,
}
type WithRoles = { readRoles: readonly ForumRole[]; writeRoles: readonly ForumRole[] }
const writersRead = ({ readRoles, writeRoles }: WithRoles) => writeRoles.every((role) => readRoles.includes(role))
const writersReadFault = { path: ['writeRoles'], message: 'People who can post must be able to read' }

/** A category as it is kept, also a closed one; the council's only for who may read it. */
export const KeptCategory = z.object({
  _id: Id,
  slug: ForumSlug,
  name: z.string(),
  about: z.string(),
  kind: ForumKind,
  readRoles: z.array(ForumRole),
  writeRoles: z.array(ForumRole),
  isRetired: z.boolean(),
  posts: z.number().int(),
  version: z.number().int(),
  /** Who reads the council's is decided by council members only. */
  can: z.object({ change: z.boolean(), retire: z.boolean() }),
})
export type KeptCategory = z.infer<typeof KeptCategory>

/** A further category to talk or to trade in; its place in addresses is made from its name. */
export const CategoryDraft = z
  .object({ ...categoryFields, kind: z.enum(['general', 'marketplace']) })
  .refine(writersRead, writersReadFault)
export type CategoryDraft = z.output<typeof CategoryDraft>

export const CategoryChange = z
  .object({ ...categoryFields, isRetired: z.boolean(), version: z.number().int() })
  .refine(writersRead, writersReadFault)
export type CategoryChange = z.output<typeof CategoryChange>

/** Ids of all categories that the caller keeps, in the order in which they shall stand. */
const CategoryOrder = z.object({ ids: z.array(Id).max(forumCategoriesMost) })

/** What the caller shows of themselves beside what they write. */
export const ForumMe = z.object({
  showsUnit: z.boolean(),
  /** What would be shown; null where they have no unit, or are protected. */
  unitNumber: z.string().nullable(),
  /** Nobody is ever shown the unit of somebody whom the roster protects. */
  isProtected: z.boolean(),
})
export type ForumMe = z.infer<typeof ForumMe>

const ById = z.object({ id: Id })
const keeper = { access: 'manager', area: 'forum', feature: 'forum' } as const
const reader = { access: 'member', feature: 'forum' } as const
const Kept = z.array(KeptCategory)

export const forumSettings = {
  settings: get('/api/forum/settings', {
    shows: 'forumSettings.unlogged',
    also: ['forumPost'],
    ...keeper,
    summary: 'Get the building’s forum settings',
    reply: ForumSettings,
  }),
  change: put('/api/forum/settings', {
    ...keeper,
    summary: 'Choose whose posts are reviewed first; recorded in the log, 409 if the version is stale',
    body: ForumSettingsChange,
    reply: ForumSettings,
  }),
  categories: get('/api/forum/settings/categories', {
    shows: 'forumSettings.unlogged',
    also: ['forumPost'],
    ...keeper,
    summary: 'List all categories, including closed ones',
    reply: Kept,
  }),
  makeCategory: post('/api/forum/settings/categories', {
    ...keeper,
    summary: 'Add a category',
    body: CategoryDraft,
    reply: Kept,
  }),
  changeCategory: put('/api/forum/settings/categories/:id', {
    ...keeper,
    summary: 'Change, close or reopen a category; 409 if the version is stale',
    params: ById,
    body: CategoryChange,
    reply: Kept,
  }),
  orderCategories: put('/api/forum/settings/category-order', {
    ...keeper,
    summary: 'Reorder the categories',
    body: CategoryOrder,
    reply: Kept,
  }),
  me: get('/api/forum/me', {
    shows: 'forumPost.unlogged',
    ...reader,
    summary: 'Get how the caller’s name appears in the forum',
    reply: ForumMe,
  }),
  changeMe: put('/api/forum/me', {
    ...reader,
    summary: 'Show or hide the caller’s unit number on posts and comments',
    body: z.object({ showsUnit: z.boolean() }),
    reply: ForumMe,
  }),
}
