import { z } from 'zod'
import { DocumentCategory } from '../documents/document.ts'
import { RecordKind } from '../documents/record-kinds.ts'
import { Id, InstantField, plainText, requiredText, richText } from '../fields.ts'
import { clearable, count, flag, list } from '../form.ts'
import {
  askChoicesMost,
  askColumnsMost,
  askHintMostChars,
  askKeyMostChars,
  askLabelMostChars,
  asksMost,
  letterContentMostChars,
  letterSubjectMostChars,
  templateDescriptionMostChars,
  templateNameMostChars,
  templateVersionNoteMostChars,
} from '../limits/letters.ts'
import { del, get, post, put } from '../route.ts'

/** The templates of letters: those that Parapet brings, a building's own wording of them, and a building's own ones. */

/** What a letter is for; the law's rules follow it, whoever words it. */
export const LetterKind = z.enum([
  'particulars',
  'decision',
  'hearingDecision',
  'demand',
  'entry',
  'welcome',
  'moveIn',
  'meetingNotice',
  'proxy',
  'own',
])
export type LetterKind = z.infer<typeof LetterKind>

/** To whom of a unit a letter goes; `residents` are all who own, rent or live there. */
export const AddressedTo = z.enum(['owners', 'tenants', 'residents'])
export type AddressedTo = z.infer<typeof AddressedTo>

/** By which section a letter is written, or that it is our suggestion. */
export const Authority = z.object({
  why: z.string(),
  /** Null where no act of ours was found to say so. */
  source: z.string().nullable(),
  unverified: z.boolean(),
})
export type Authority = z.infer<typeof Authority>

const AskType = z.enum(['text', 'longText', 'date', 'time', 'money', 'choice', 'rows'])
export type AskType = z.infer<typeof AskType>
const ColumnType = z.enum(['text', 'date', 'money'])

const askKey = requiredText({ label: 'Name', max: askKeyMostChars }).regex(
  /^[a-z][A-Za-z0-9]*$/,
  'Use letters and digits, starting with a lowercase letter',
)
const askLabel = requiredText({ label: 'Label', max: askLabelMostChars })

/** Something that whoever sends the letter fills in; it stands in the letter as `{{asked.key}}`. */
export const Ask = z.object({
  key: askKey,
  label: askLabel,
  hint: plainText({ label: 'Hint', max: askHintMostChars }).default(''),
  type: AskType,
  required: flag().default(true),
  /** Of a `choice`. */
  choices: list(askLabel, askChoicesMost).default([]),
  /** Of `rows`; the amounts of a `money` column are added up. */
  columns: list(z.object({ key: askKey, label: askLabel, type: ColumnType }), askColumnsMost).default([]),
  /** A merge field such as `dates.answerBy` that stands where nothing is filled in. */
  usual: clearable(z.string().max(askKeyMostChars)).default(null),
})
export type Ask = z.output<typeof Ask>

const name = requiredText({ label: 'Name', max: templateNameMostChars })
const description = plainText({ label: 'Description', max: templateDescriptionMostChars }).default('')
const subject = requiredText({ label: 'Subject', max: letterSubjectMostChars })
export const letterContentTooLong = `Text must be at most ${letterContentMostChars} characters`
const content = richText({ label: 'Text', max: letterContentMostChars, tooLong: letterContentTooLong })

/** What a building may word as it likes. */
export const Wording = z.object({
  name,
  description,
  subject,
  /** Rich text with merge fields such as `{{unit.number}}`. */
  content,
  asks: list(Ask, asksMost).default([]),
  to: AddressedTo,
})
export type Wording = z.output<typeof Wording>

export const TemplateSummary = z.object({
  _id: Id,
  name: z.string(),
  description: z.string(),
  kind: LetterKind,
  authority: Authority.nullable(),
  /** Parapet brings it; it can be changed and set back, not deleted. */
  isShipped: z.boolean(),
  /** The building words a shipped one its own way. */
  isChanged: z.boolean(),
  to: AddressedTo,
  /** When its wording was last changed; null while it is ours. */
  changedAt: InstantField.nullable(),
})
export type TemplateSummary = z.infer<typeof TemplateSummary>

export const Template = TemplateSummary.extend({
  subject: z.string(),
  content: z.string(),
  asks: z.array(Ask),
  /** Where a copy of each letter is filed, and as what record. */
  category: DocumentCategory,
  recordKind: RecordKind,
  /** Where it goes to a tenant, the law has the owners get a copy; null where no such rule is known. */
  copyToOwners: Authority.nullable(),
  /** Of the wording that holds; 0 for ours. */
  number: z.number().int(),
  /** What a change must name; 0 where nobody changed it yet. */
  version: z.number().int(),
  can: z.object({ delete: z.boolean(), reset: z.boolean() }),
})
export type Template = z.infer<typeof Template>

const TemplateVersion = z.object({
  _id: Id,
  /** From 1. */
  number: z.number().int().min(1),
  /** The wording that holds. */
  isCurrent: z.boolean(),
  name: z.string(),
  note: z.string(),
  by: z.string(),
  at: InstantField,
  /** The version that it brought back. */
  restoredFrom: z.number().int().nullable(),
})
export type TemplateVersion = z.infer<typeof TemplateVersion>
const TemplateVersionText = TemplateVersion.extend({
  description: z.string(),
  subject: z.string(),
  content: z.string(),
  asks: z.array(Ask),
  to: AddressedTo,
})
export type TemplateVersionText = z.infer<typeof TemplateVersionText>

/** A blank template, or a copy of one, whose kind and wording it takes. */
export const TemplateDraft = z.object({ name, copyOfId: clearable(Id).default(null) })
export type TemplateDraft = z.output<typeof TemplateDraft>

export const TemplateChange = Wording.extend({
  version: z.coerce.number().int(),
  note: plainText({ label: 'Note', max: templateVersionNoteMostChars }).default(''),
})
export type TemplateChange = z.output<typeof TemplateChange>

/** What stands for something of the building, the unit, its people, the day or the sender. */
export const MergeField = z.object({
  /** As in `{{unit.number}}`. */
  key: z.string(),
  group: z.enum(['building', 'unit', 'people', 'dates', 'law', 'sender']),
  label: z.string(),
  example: z.string(),
})
export type MergeField = z.infer<typeof MergeField>

const ById = z.object({ id: Id })
const OfVersion = z.object({ id: Id, versionId: Id })
const AtVersion = z.object({ version: count(0, 1_000_000) })
const manager = { access: 'manager' } as const

export const templateRoutes = {
  templates: get('/api/letter-templates', {
    shows: 'letterTemplate.unlogged',
    ...manager,
    summary: 'List letter templates, ours first, then the building’s own by name',
    reply: z.array(TemplateSummary),
  }),
  mergeFields: get('/api/letter-templates/fields', {
    shows: null,
    ...manager,
    summary: 'List merge fields, with examples from this building',
    reply: z.array(MergeField),
  }),
  template: get('/api/letter-templates/:id', {
    shows: 'letterTemplate.unlogged',
    ...manager,
    summary: 'Get a template',
    params: ById,
    reply: Template,
  }),
  createTemplate: post('/api/letter-templates', {
    ...manager,
    summary: 'Create a building template, blank or as a copy',
    body: TemplateDraft,
    reply: Template,
  }),
  changeTemplate: put('/api/letter-templates/:id', {
    ...manager,
    summary: 'Edit a template; each save is a numbered version',
    params: ById,
    body: TemplateChange,
    reply: Template,
  }),
  resetTemplate: post('/api/letter-templates/:id/reset', {
    ...manager,
    summary: 'Restore Parapet’s wording',
    params: ById,
    body: AtVersion,
    reply: Template,
  }),
  deleteTemplate: del('/api/letter-templates/:id', {
    ...manager,
    summary: 'Delete a template of the building’s own; letters that were sent stay',
    params: ById,
  }),
  templateVersions: get('/api/letter-templates/:id/versions', {
    shows: 'letterTemplate.unlogged',
    ...manager,
    summary: 'List the building’s versions of a template, newest first',
    params: ById,
    reply: z.array(TemplateVersion),
  }),
  templateVersion: get('/api/letter-templates/:id/versions/:versionId', {
    shows: 'letterTemplate.unlogged',
    ...manager,
    summary: 'Get one version of a template',
    params: OfVersion,
    reply: TemplateVersionText,
  }),
  restoreTemplate: post('/api/letter-templates/:id/versions/:versionId/restore', {
    ...manager,
    summary: 'Restore an earlier version',
    params: OfVersion,
    body: AtVersion,
    reply: Template,
  }),
}
