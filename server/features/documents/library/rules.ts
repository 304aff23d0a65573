import { composed } from '../../../../contract/composed.ts'
import type { Document, Expiry, Retention } from '../../../../contract/documents/document.ts'
import { chooses, type ChosenLevels, type Level, type Levels } from '../../../../contract/documents/folders.ts'
import { binDays, documentTitleMostChars, expiryReminderDays } from '../../../../contract/limits/documents.ts'
import type { RecordKind } from '../../../../contract/documents/record-kinds.ts'
import type { Role } from '../../../../contract/roles.ts'
import { cleanLine, nameKey } from '../../../../contract/clean.ts'
import { addDays, formatDate, later, type Instant, type LocalDate } from '../../../../contract/time.ts'
import { keptUntil, retentionOf } from '../../../../law/law.ts'
import type { CurrentBuilding } from '../../../context.ts'
import { Conflict, Forbidden, InvalidField } from '../../../http/errors.ts'

const dayMs = 86_400_000

/** The title as lists are ordered by it: its key without accents, and `Minutes 2` before `Minutes 10`. */
export const titleKeyOf = (title: string): string =>
  composed(nameKey(title), 'NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/\d+/g, (digits) => digits.padStart(12, '0'))

/** What a document is called by its file, where nobody says more. */
export const titleOfFile = (fileName: string): string => {
  const stem = fileName.replace(/\.[^.]+$/, '').replaceAll('_', ' ')
  return cleanLine(stem).slice(0, documentTitleMostChars).trim() || fileName
}

/** Where a document stands with its last day, which is included. */
export const expiryOf = (expiresOn: LocalDate | null, today: LocalDate): Expiry | null => {
  if (expiresOn === null) return null
  if (expiresOn < today) return 'expired'
  return expiresOn <= addDays(today, expiryReminderDays[0]) ? 'endsSoon' : 'valid'
}

/** From when what was deleted at a moment is gone for good. */
export const goneAt = (deletedAt: Instant): Instant => later(deletedAt, binDays * dayMs)

/** Refuses a last day before the first. */
export const requireDays = (effectiveOn: LocalDate | null, expiresOn: LocalDate | null): void => {
  if (effectiveOn !== null && expiresOn !== null && expiresOn < effectiveOn)
    throw InvalidField('expiresOn', 'The expiry date can’t be before the effective date')
}

export interface KeptRecord {
  recordKind: RecordKind
  /** The day from which it holds, else the one on which it came. */
  madeOn: LocalDate
  expiresOn: LocalDate | null
}

/**
 * How long the building's law has a document kept (BC: Strata Property Regulation, s. 4.1). What it is about ends with
 * its last day; null where nothing binds.
 */
export const retentionFor = (
  jurisdiction: CurrentBuilding['jurisdiction'],
  { recordKind, madeOn, expiresOn }: KeptRecord,
): Retention | null => {
  const rule = retentionOf(jurisdiction, recordKind)
  const until = keptUntil(rule, { madeOn, endedOn: expiresOn })
  if (!rule || until === null) return null
  const of = { source: rule.source, unverified: rule.unverified ?? false }
  return until === 'permanent' || until === 'inForce'
    ? { keep: until, until: null, ...of }
    : { keep: 'until', until, ...of }
}

const otherKind = 'If it isn’t this type of record, change its record type.'

/** Why a document cannot be deleted on a day, in a sentence; null where it can. */
export const undeletable = (isHeld: boolean, retention: Retention | null, today: LocalDate): string | null => {
  if (isHeld) return 'This document is on legal hold. It can be deleted after the hold is lifted.'
  if (!retention) return null
  const { keep, until, source } = retention
  if (keep === 'permanent') return `By law this record must be kept permanently (${source}). ${otherKind}`
  if (keep === 'inForce')
    return `By law this record must be kept while it’s in force (${source}). Enter the date it expired or was replaced. ${otherKind}`
  return today < until!
    ? `By law this record must be kept (${source}). It can be deleted from ${formatDate(until!)}. ${otherKind}`
    : null
}

export interface Standing {
  manages: boolean
  /** Council, management and platform staff. */
  managesBuilding: boolean
  inBin: boolean
  deletable: boolean
}

/** What somebody may do with a document now. */
export const canFor = ({ manages, managesBuilding, inBin, deletable }: Standing): Document['can'] => {
  const here = manages && !inBin
  return {
    edit: here,
    addVersion: here,
    seeVersions: manages,
    pin: here && managesBuilding,
    delete: here && deletable,
    restore: manages && inBin,
    hold: here && managesBuilding,
    seeDownloads: manages && managesBuilding,
  }
}

/** Refuses whoever may read a document and not manage it. */
export const requireManages = ({ manages }: { manages: boolean }): void => {
  if (!manages) throw Forbidden('You can read this document but not change it.')
}

/** Refuses to change what lies in the trash. */
export const requireOutOfBin = ({ bin }: Pick<Document, 'bin'>): void => {
  if (bin) throw Conflict('This document is in the trash. Restore it first.')
}

/** A place for which a building chose nothing. */
export const nothingChosen: ChosenLevels = { owner: null, tenant: null, member: null, visitor: null, council: null }

/** What each role may do where the law's suggestion holds: council manages, who is named reads. */
export const usualLevels = (readers: readonly Role[]): Levels => {
  const of = (role: Role): Level => (readers.includes(role) ? 'read' : 'none')
  return { owner: of('owner'), tenant: of('tenant'), member: of('member'), visitor: of('visitor'), council: 'manage' }
}

const height: { [L in Level]: number } = { none: 0, read: 1, manage: 2 }

/** What holds in the end: the last word that was said for a role, from the outside in; council never less than owners. */
export const levelsIn = (usual: Levels, choices: readonly ChosenLevels[]): Levels => {
  const levels = { ...usual }
  for (const chosen of choices) for (const role of chooses) levels[role] = chosen[role] ?? levels[role]
  return height[levels.owner] > height[levels.council] ? { ...levels, council: levels.owner } : levels
}

/** What Windows keeps for devices, whatever follows a dot. */
const reserved = /^(?:con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i

/** File names as they stand in one folder of any system: none twice, also where capitals do not count. */
export const uniqueNames = (names: readonly string[]): string[] => {
  const given = new Set<string>()
  return names.map((raw) => {
    const name = raw.replace(reserved, (word) => `_${word}`).replace(/[. ]+$/, '') || 'file'
    let free = name
    for (let count = 2; given.has(free.toLowerCase()); count++)
      free = name.replace(/(?<=.)(?:\.[^.]+)?$/s, (ending) => ` (${count})${ending}`)
    given.add(free.toLowerCase())
    return free
  })
}
