import { z } from 'zod'
import { Id, requiredText } from '../fields.ts'
import { folderNameMostChars } from '../limits/documents.ts'
import { clearable } from '../form.ts'
import { del, get, post, put } from '../route.ts'
import { DocumentCategory } from './document.ts'

/** The library as places: categories, folders inside them, and who may do what in each. */

/** What a role may do in a place. `none`: nothing of it is there. `manage`: also file, change and delete. */
export const Level = z.enum(['none', 'read', 'manage'])
export type Level = z.infer<typeof Level>

const Count = z.number().int().min(0)

export const Folder = z.object({
  _id: Id,
  name: z.string(),
  /** Documents that the caller may read in it. */
  count: Count,
  level: Level,
  version: z.number().int(),
})
export type Folder = z.infer<typeof Folder>

/** A category with what the caller may see of it. */
const LibraryCategory = z.object({
  category: DocumentCategory,
  /** Of what lies in no folder; `none` where the caller sees folders of it only. */
  level: Level,
  /** What lies in no folder. */
  count: Count,
  /** By name. */
  folders: z.array(Folder),
})
export type LibraryCategory = z.infer<typeof LibraryCategory>

export const Library = z.object({
  /** In the order of the specification; those of which the caller may see nothing are not there. */
  categories: z.array(LibraryCategory),
  counts: z.object({
    pinned: Count,
    /** Of what the caller manages; null for those who manage nothing. */
    expiring: Count.nullable(),
    bin: Count.nullable(),
  }),
  can: z.object({
    /** Whether the caller manages any place. */
    upload: z.boolean(),
    /** Whether the caller may say who reads what, in the places that they manage. */
    setPermissions: z.boolean(),
  }),
})
export type Library = z.infer<typeof Library>

const name = requiredText({ label: 'Name', max: folderNameMostChars })
const version = z.coerce.number().int()
export const FolderDraft = z.object({ category: DocumentCategory, name })
export type FolderDraft = z.output<typeof FolderDraft>
export const FolderRename = z.object({ name, version })
export type FolderRename = z.output<typeof FolderRename>

/** The roles whose level a building may choose; management and platform staff always manage. */
export const chooses = ['owner', 'tenant', 'member', 'visitor', 'council'] as const

/** Null: as the place above says, or, for a category, as the law suggests. */
export const ChosenLevels = z.object({
  owner: Level.nullable(),
  tenant: Level.nullable(),
  member: Level.nullable(),
  visitor: Level.nullable(),
  council: Level.nullable(),
})
export type ChosenLevels = z.infer<typeof ChosenLevels>
/** What holds in the end. */
export const Levels = z.object({ owner: Level, tenant: Level, member: Level, visitor: Level, council: Level })
export type Levels = z.infer<typeof Levels>

const PlacePermissions = z.object({
  chosen: ChosenLevels,
  levels: Levels,
  /** 0 where nobody chose anything yet. */
  version: z.number().int(),
})

export const CategoryPermissions = PlacePermissions.extend({
  category: DocumentCategory,
  /** What holds where nothing is chosen, and why. */
  usual: Levels,
  why: z.string(),
  /** Where the law says so; null where it is our suggestion. */
  source: z.string().nullable(),
  unverified: z.boolean(),
  folders: z.array(PlacePermissions.extend({ _id: Id, name: z.string() })),
})
export type CategoryPermissions = z.infer<typeof CategoryPermissions>

export const PermissionChange = z.object({
  category: DocumentCategory,
  /** Null for the category itself. */
  folderId: clearable(Id).default(null),
  chosen: ChosenLevels,
  version,
})
export type PermissionChange = z.output<typeof PermissionChange>

const ById = z.object({ id: Id })
const manager = { access: 'manager' } as const

export const folderRoutes = {
  library: get('/api/documents/library', {
    shows: 'document.all',
    access: 'member',
    summary: 'List categories and folders the caller can see, with document counts',
    reply: Library,
  }),
  createFolder: post('/api/documents/folders', {
    ...manager,
    summary: 'Create a folder in a category',
    body: FolderDraft,
    reply: Folder,
  }),
  renameFolder: put('/api/documents/folders/:id', {
    ...manager,
    summary: 'Rename a folder',
    params: ById,
    body: FolderRename,
    reply: Folder,
  }),
  deleteFolder: del('/api/documents/folders/:id', {
    ...manager,
    summary: 'Delete an empty folder',
    params: ById,
  }),
  permissions: get('/api/documents/permissions', {
    shows: 'document.access',
    ...manager,
    summary: 'Get permissions for the categories and folders the caller manages',
    reply: z.array(CategoryPermissions),
  }),
  setPermissions: put('/api/documents/permissions', {
    ...manager,
    summary: 'Set the permissions of each role for a category or folder',
    body: PermissionChange,
    reply: z.array(CategoryPermissions),
  }),
}
