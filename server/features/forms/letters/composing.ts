/** A letter to one unit: its words, what is missing, what is doubtful, and to whom it goes by which way. */
import type { Answer, LetterDoubt } from '../../../../contract/forms/runs.ts'
import type { Ask, LetterKind } from '../../../../contract/forms/templates.ts'
import { documentTitleMostChars } from '../../../../contract/limits/documents.ts'
import { roleLabelsWith } from '../../../../contract/role-words.ts'
import { truncate } from '../../../../contract/text.ts'
import { localDateOf, longDate, type LocalDate } from '../../../../contract/time.ts'
import { enforcementClocks, labelsFor } from '../../../../law/law.ts'
import { cleanRichText } from '../../../platform/rich-text.ts'
import { corporationOf } from '../../buildings/buildings.ts'
import type { UnitWrittenTo } from '../../units/units.ts'
import { readAnswers } from './answers.ts'
import { authorityOf } from './authority.ts'
import { doubtsOf } from './doubts.ts'
import { askedKey } from './fields.ts'
import { escaped } from '../../../platform/escaped.ts'
import { mergedContent, mergedSubject, missingIn, type Value } from './merging.ts'
import { daysOf, plannedFor, type Planned, type Sending } from './planning.ts'
import type { Writing } from './templates.ts'

/** What is the same for every letter of a run. */
export interface Ground {
  sending: Sending
  words: { subject: string; content: string; asks: readonly Ask[] }
  answers: readonly Answer[]
  /** By merge field. */
  always: ReadonlyMap<string, string>
  /** Where a unit stands whose own address nobody wrote down. */
  buildingAddress: string
}

/** A letter to one unit as it would go. */
export interface Composed {
  unit: Pick<UnitWrittenTo, '_id' | 'unitNumber'>
  subject: string
  html: string
  missing: { key: string; sentence: string }[]
  doubts: LetterDoubt[]
  addressees: Planned[]
  /** Where paper goes to whom no other address is known. */
  address: string
  /** The day on which its times count on being received; null where the law does not say. */
  receiveBy: LocalDate | null
}

type Order = Pick<Sending, 'to' | 'byEmail'> & Pick<Ground, 'words' | 'answers'> & { kind: LetterKind }

/** Reads what the letters of a run have in common. */
export const groundOf = async (ctx: Writing, { kind, to, byEmail, words, answers }: Order): Promise<Ground> => {
  const { name, jurisdiction, timeZone } = ctx.building
  const labels = labelsFor(jurisdiction)
  const { corporation, planNumber, address } = await corporationOf(ctx)
  const { entry } = enforcementClocks(jurisdiction)
  const source = authorityOf(jurisdiction, kind)?.source
  return {
    sending: { jurisdiction, kind, to, byEmail, today: localDateOf(ctx.now, timeZone) },
    words,
    answers,
    buildingAddress: address,
    always: new Map([
      ['building.name', name],
      ['building.address', address],
      ['building.corporation', corporation],
      ['building.plan', `${labels.plan.One} ${planNumber}`],
      ['sender.name', `${ctx.account.firstName} ${ctx.account.lastName}`.trim()],
      ['sender.role', roleLabelsWith(labels.councilMember.One)[ctx.role]],
      ...(entry ? [['law.entryNotice', `${entry.hours} hours`] as const] : []),
      ...(source ? [['law.source', source] as const] : []),
    ]),
  }
}

const names = new Intl.ListFormat('en-CA', { type: 'conjunction' })
const listed = (people: readonly { name: string }[]): string =>
  names.format([...new Set(people.map(({ name }) => name))])

/** What the unit and its people give, by merge field. */
const ofUnit = ({ sending, buildingAddress }: Ground, unit: UnitWrittenTo, addressees: readonly Planned[]) => {
  const { lot } = labelsFor(sending.jurisdiction)
  const inRole = (role: string) => listed(unit.people.filter((person) => person.role === role))
  const mailing = addressees.map(({ mailingLines }) => mailingLines.join(', ')).filter(Boolean)
  const address = unit.addressLine || `${unit.unitNumber} – ${buildingAddress}`
  return new Map<string, string>([
    ['unit.number', unit.unitNumber],
    ['unit.lot', unit.strataLot ? `${lot.One} ${unit.strataLot}` : ''],
    ['unit.entitlement', unit.unitEntitlement === null ? '' : String(unit.unitEntitlement)],
    ['unit.address', address],
    ['people.names', listed(addressees.filter(({ isCopy }) => !isCopy))],
    ['people.owners', inRole('owner')],
    ['people.tenants', inRole('tenant')],
    ['people.mailingAddress', [...new Set(mailing)].join('; ') || address],
  ])
}

/** Who else gets it, as letters say it at their end. */
const copyLine = (addressees: readonly Planned[]): string => {
  const copies = addressees.filter(({ isCopy }) => isCopy)
  return copies.length === 0 ? '' : `<p>Copy to: ${escaped(listed(copies))}</p>`
}

const nobody = { owners: 'owner', tenants: 'tenant', residents: 'owner or resident' } as const
const lacks: Readonly<Record<string, string>> = {
  'unit.lot': 'has no lot number in the roster',
  'unit.entitlement': 'has no entitlement in the roster',
  'people.owners': 'has no owner in the roster',
  'people.tenants': 'has no tenant in the roster',
}

/** The letter of a run to one unit. Throws 400 for answers that are not what is asked. */
export const compose = (ground: Ground, unit: UnitWrittenTo): Composed => {
  const { sending, words, always } = ground
  const addressees = plannedFor(sending, unit.people)
  const dates = daysOf(sending, addressees)
  const answers = readAnswers(words.asks, ground.answers, (field) => dates[field] ?? null)
  const facts = ofUnit(ground, unit, addressees)
  const values = (key: string): Value => {
    const asked = askedKey(key)
    if (asked !== null) return answers.values.get(asked) ?? { missing: `There is no field named ${asked}.` }
    const day = dates[key]
    const text = facts.get(key) ?? always.get(key) ?? (day ? longDate(day) : '')
    return text === ''
      ? { missing: `Unit ${unit.unitNumber} ${lacks[key] ?? `has no value for {{${key}}}`}.` }
      : { text }
  }
  const unanswered = words.asks.flatMap(({ key }) => {
    const value = answers.values.get(key)
    return value && 'missing' in value ? [{ key: `asked.${key}`, sentence: value.missing }] : []
  })
  const named = missingIn([words.subject, words.content], values).filter(({ key }) => askedKey(key) === null)
  const unaddressed = addressees.some(({ isCopy }) => !isCopy)
    ? []
    : [{ key: 'people.names', sentence: `Unit ${unit.unitNumber} has no ${nobody[sending.to]} today.` }]
  const others = named.filter(({ key }) => key !== 'people.names')
  const subject = mergedSubject(words.subject, values)
  // All of it may be something that may be left empty.
  const untitled = subject === '' ? [{ key: 'subject', sentence: 'The subject is empty.' }] : []
  return {
    unit,
    subject: truncate(subject, documentTitleMostChars),
    html: cleanRichText(mergedContent(words.content, values) + copyLine(addressees)),
    missing: [...unaddressed, ...unanswered, ...others, ...untitled],
    doubts: doubtsOf({ sending, addressees, days: answers.days, dates }),
    addressees,
    address: facts.get('unit.address')!,
    receiveBy: dates['dates.received'] ?? null,
  }
}

/** Whether a letter can be sent as it stands. */
export const isReady = ({ missing, doubts }: Composed): boolean =>
  missing.length === 0 && doubts.every(({ stops }) => !stops)
