import { z } from 'zod'
import { Id, InstantField, LocalDateField } from '../fields.ts'
import { clearable, flag, list, nested } from '../form.ts'
import {
  answerCellMostChars,
  answerMostChars,
  answerRowsMost,
  askColumnsMost,
  askKeyMostChars,
  asksMost,
  lettersInRunMost,
} from '../limits/letters.ts'
import { Paging } from '../paging.ts'
import { get, post } from '../route.ts'
import { AddressedTo, LetterKind, Wording } from './templates.ts'

/** Letters: shown before they go, sent to one unit or many, and followed until each counts as received. */

const answerText = z.string().max(answerMostChars, `At most ${answerMostChars} characters`)
const Row = z
  .array(z.string().max(answerCellMostChars, `At most ${answerCellMostChars} characters`))
  .max(askColumnsMost)

/**
 * What was filled in for one thing that the template asks: text, a day as `2026-11-20`, a time as `09:30`, an amount such
 * as `1,250.00`, or rows with a cell a column.
 */
const Answer = z.object({
  key: z.string().max(askKeyMostChars),
  text: answerText.default(''),
  rows: list(Row, answerRowsMost).default([]),
})
export type Answer = z.output<typeof Answer>

const Written = z.object({
  answers: list(Answer, asksMost).default([]),
  /** Null for whom the template names. */
  to: clearable(AddressedTo).default(null),
  /** Whether it goes by email to whom the law lets it; everybody else gets paper. */
  byEmail: flag().default(true),
})

const PreviewOrder = Written.extend({
  unitId: Id,
  /** What is being written and not saved yet. */
  wording: nested(Wording.pick({ subject: true, content: true, asks: true })).optional(),
})
export type PreviewOrder = z.output<typeof PreviewOrder>

export const LetterOrder = Written.extend({
  templateId: Id,
  unitIds: list(Id, lettersInRunMost),
})
export type LetterOrder = z.output<typeof LetterOrder>

/** Why a letter cannot go (`stops`), or should be looked at again: by which rule, about which field. */
const LetterDoubt = z.object({
  stops: z.boolean(),
  /** The ask that it is about; null where it is about none. */
  askKey: z.string().nullable(),
  sentence: z.string(),
  source: z.string().nullable(),
  unverified: z.boolean(),
})
export type LetterDoubt = z.infer<typeof LetterDoubt>

/** How a letter gets to somebody. */
const LetterWay = z.enum(['email', 'paper', 'product'])
export type LetterWay = z.infer<typeof LetterWay>

/** Somebody to whom a letter goes, or would. */
const Reached = z.object({
  name: z.string(),
  role: z.enum(['owner', 'tenant', 'occupant']),
  /** Gets a copy because the law says so. */
  isCopy: z.boolean(),
  /** By which the letter goes; `product` where reading it here is enough. */
  way: LetterWay,
  /** Also reads it in the product. */
  inProduct: z.boolean(),
  email: z.string().nullable(),
  /** Where paper goes, a line each. */
  mailingLines: z.array(z.string()),
  /** When it counts as received, while it is planned if it leaves today; null where the law does not say. */
  deemedOn: LocalDateField.nullable(),
})

const PlannedAddressee = Reached.extend({
  personId: Id,
  /** Why by email or not, and where the law says so. */
  why: z.string(),
  source: z.string().nullable(),
  unverified: z.boolean(),
})
export type PlannedAddressee = z.infer<typeof PlannedAddressee>

const LetterPreview = z.object({
  unitId: Id,
  unitNumber: z.string(),
  subject: z.string(),
  html: z.string(),
  /** Fields without a value, a sentence each. */
  missing: z.array(z.object({ key: z.string(), sentence: z.string() })),
  doubts: z.array(LetterDoubt),
  addressees: z.array(PlannedAddressee),
  /** Whether it could be sent as it stands. */
  isReady: z.boolean(),
})
export type LetterPreview = z.infer<typeof LetterPreview>

/** How a paper got to somebody; `law/` says when each counts as received. */
export const HandoverMethod = z.enum(['hand', 'adultOccupant', 'door', 'mailbox', 'mail', 'recordedMail', 'fax'])
export type HandoverMethod = z.infer<typeof HandoverMethod>

const Addressee = Reached.extend({
  _id: Id,
  /** How a paper was handed over; null for mail and while it waits. */
  method: HandoverMethod.nullable(),
  /** When the mail left or the paper was handed over; null while paper waits. */
  sentOn: LocalDateField.nullable(),
  /** By which section it counts as received. */
  source: z.string().nullable(),
  /** When they first opened it in the product. */
  readAt: InstantField.nullable(),
  /** Why its delivery falls short: too late for what it promises, or by a way that doesn't count. */
  late: z.string().nullable(),
})
export type Addressee = z.infer<typeof Addressee>

const Letter = z.object({
  _id: Id,
  unitId: Id,
  unitNumber: z.string(),
  subject: z.string(),
  /** `waiting` until its paper is made and filed; `failed` where it could not be, and went to nobody. */
  state: z.enum(['waiting', 'sent', 'failed']),
  /** Why it failed. */
  failure: z.string().nullable(),
  /** The document in the library. */
  documentId: Id.nullable(),
  addressees: z.array(Addressee),
})
export type Letter = z.infer<typeof Letter>

const Counts = z.object({
  letters: z.number().int(),
  done: z.number().int(),
  /** Addressees whose paper waits to be handed over. */
  paperWaiting: z.number().int(),
})

const LetterRunSummary = z.object({
  _id: Id,
  templateId: Id,
  /** As the template was called then. */
  name: z.string(),
  kind: LetterKind,
  by: z.string(),
  at: InstantField,
  finishedAt: InstantField.nullable(),
  /** The first few. */
  unitNumbers: z.array(z.string()),
  counts: Counts,
})
export type LetterRunSummary = z.infer<typeof LetterRunSummary>

const LetterRun = LetterRunSummary.extend({
  letters: z.array(Letter),
})
export type LetterRun = z.infer<typeof LetterRun>

const Handover = z.object({ method: HandoverMethod, on: LocalDateField })
export type Handover = z.output<typeof Handover>

/** A letter to me. */
const MyLetterSummary = z.object({
  _id: Id,
  subject: z.string(),
  unitNumber: z.string(),
  at: InstantField,
  readAt: InstantField.nullable(),
})
export type MyLetterSummary = z.infer<typeof MyLetterSummary>
const MyLetter = MyLetterSummary.extend({ html: z.string() })
export type MyLetter = z.infer<typeof MyLetter>

const ById = z.object({ id: Id })
const manager = { access: 'manager' } as const
const reader = { access: 'member' } as const

export const runRoutes = {
  preview: post('/api/letter-templates/:id/preview', {
    ...manager,
    summary: 'Preview a letter to one unit, with recipients, delivery methods, missing values and warnings',
    params: ById,
    body: PreviewOrder,
    reply: LetterPreview,
    throttle: 'previewLetter',
  }),
  send: post('/api/letter-runs', {
    ...manager,
    summary: 'Send a letter to one or more units; a job creates, files and sends the documents',
    body: LetterOrder,
    reply: LetterRun,
    throttle: 'sendLetters',
  }),
  runs: get('/api/letter-runs', {
    shows: 'letterRun.all',
    ...manager,
    summary: 'List sent letters, newest first',
    query: Paging.omit({ search: true }),
    reply: LetterRunSummary,
    sends: 'page',
  }),
  run: get('/api/letter-runs/:id', {
    shows: 'letterRun.one',
    ...manager,
    summary: 'Get the letters of a run, with recipients and when each counts as received',
    params: ById,
    reply: LetterRun,
  }),
  printPack: get('/api/letter-runs/:id/print-pack', {
    shows: 'letterRun.one',
    ...manager,
    summary: 'Download one PDF of a run’s letters waiting for paper delivery',
    params: ById,
    sends: 'file',
  }),
  letterPdf: get('/api/letters/:id/pdf', {
    shows: 'letter.one',
    ...manager,
    summary: 'Download a letter as a PDF',
    params: ById,
    sends: 'file',
  }),
  handOver: post('/api/letters/:id/addressees/:addresseeId/handover', {
    ...manager,
    summary: 'Record how and when a paper letter was delivered',
    params: z.object({ id: Id, addresseeId: Id }),
    body: Handover,
    reply: Letter,
  }),
  myLetters: get('/api/my-letters', {
    shows: 'letter.unlogged',
    ...reader,
    summary: 'List the building’s letters to the caller, newest first',
    query: Paging.omit({ search: true }),
    reply: MyLetterSummary,
    sends: 'page',
  }),
  myLetter: get('/api/my-letters/:id', {
    shows: 'letter.unlogged',
    ...reader,
    summary: 'Get a letter to the caller',
    params: ById,
    reply: MyLetter,
  }),
  readMyLetter: post('/api/my-letters/:id/read', {
    ...reader,
    summary: 'Mark a letter as opened by the caller',
    params: ById,
  }),
  myLetterPdf: get('/api/my-letters/:id/pdf', {
    shows: 'letter.unlogged',
    ...reader,
    summary: 'Download a letter to the caller as a PDF',
    params: ById,
    sends: 'file',
  }),
}
