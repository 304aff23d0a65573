import type { Change } from '../../../contract/audit.ts'
import { valueWords } from './records/differences.ts'

const actionWords: Record<string, string | undefined> = {
  created: 'The unit is recorded',
  changed: 'The unit is changed',
  'ownership ended': 'An ownership ended',
  'tenancy ended': 'A tenancy ended',
  'device added': 'A fob or key is given out',
  'device changed': 'A fob or key is changed',
  'device ended': 'A fob or key is no longer out',
  'space added': 'A stall or locker is added',
  'space removed': 'A stall or locker is taken off',
  'insurance added': 'A policy is added',
  'insurance changed': 'A policy is changed',
  'insurance removed': 'A policy is removed',
}

const fieldWords: Record<string, string | undefined> = {
  unitNumber: 'unit number',
  strataLot: 'lot',
  unitEntitlement: 'entitlement',
  unitType: 'type',
  streetAddress: 'street address',
  postalCode: 'postal code',
  sharePercent: 'share',
  isPrimary: 'main contact',
  occupiesUnit: 'lives in the unit',
  formKReceivedOn: 'Form K received',
  leaseEndsOn: 'lease ends',
  policyNumber: 'policy number',
  expiresOn: 'last day of cover',
  agreedOn: 'agreed on',
  issuedOn: 'given out on',
  endedOn: 'ended on',
  endReason: 'reason',
  from: 'first day',
  to: 'last day',
}

/** Ids and keys say nothing to people. */
const unsaid = new Set(['personId', 'unitId', 'externalId', 'extra', 'role', 'version', '_id'])

const article = (words: string) => (/^[aeiou]/.test(words) ? 'An' : 'A')

const inWords = (value: unknown): string =>
  valueWords(value) || (typeof value === 'object' && value ? 'something' : 'nothing')

/** What happened to a unit: `A vehicle is removed`. */
export const unitChangeWords = (action: string): string => {
  const known = actionWords[action]
  if (known) return known
  const [, noun = '', verb = ''] = /^(.+) (added|changed|removed)$/.exec(action) ?? []
  return noun ? `${article(noun)} ${noun} is ${verb}` : action.charAt(0).toUpperCase() + action.slice(1)
}

/** What changed, a line a field: `floor: 7, was 6`; where the values were erased, the field alone. */
export const unitFieldWords = (fields: Change['fields']): string[] =>
  fields
    .filter(({ field }) => !unsaid.has(field))
    .map(({ field, before, after }) => {
      const name = fieldWords[field] ?? field
      if (before === undefined && after === undefined) return name
      if (after === null || after === undefined) return `${name}: was ${inWords(before)}`
      return before === null || before === undefined
        ? `${name}: ${inWords(after)}`
        : `${name}: ${inWords(after)}, was ${inWords(before)}`
    })
