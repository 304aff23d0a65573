import type { Change } from '../../../../contract/audit.ts'
import { roleLabels } from '../../../../contract/role-words.ts'
import type { Role } from '../../../../contract/roles.ts'
import { valueWords } from '../records/differences.ts'

const actionWords: Record<string, string | undefined> = {
  created: 'Came into the roster',
  imported: 'Changed by a roster file',
  changed: 'Changed',
  'account tied': 'Joined with an account',
  'account untied': 'No longer tied to an account',
  'sharing changed': 'Chose anew what neighbours see',
  protected: 'Protected from neighbours',
  'protection ended': 'Protection ended',
  'access ended': 'Access ended',
  'role taken away': 'Role taken away',
}

const fieldWords: Record<string, string | undefined> = {
  firstName: 'first name',
  lastName: 'last name',
  companyName: 'company',
  email: 'email',
  mailingAddress: 'mailing address',
  mailingCity: 'mailing city',
  mailingProvince: 'mailing province',
  mailingPostalCode: 'mailing postal code',
  mailingCountry: 'mailing country',
  emailNoticeConsent: 'notices by email',
  consentDate: 'day of consent',
  emergencyContactName: 'emergency contact',
  emergencyContactPhone: 'emergency phone',
  isListed: 'listing',
  sharesEmail: 'email shared',
  sharesPhone: 'phone shared',
  role: 'role',
  reason: 'reason',
}

/** Fields that the action says, or that say nothing to people. */
const unsaid = new Set(['accountId', 'isProtected', 'sameKey', 'version', '_id'])

/** What happened to a person: `Changed`. */
export const personChangeWords = (action: string): string =>
  actionWords[action] ?? action.charAt(0).toUpperCase() + action.slice(1)

const saidOf = (field: string, value: unknown): string =>
  field === 'role' && typeof value === 'string' && value in roleLabels
    ? roleLabels[value as Role].toLowerCase()
    : valueWords(value)

/** The fields that changed, each with what it held and holds; where the values were erased, the field alone. */
export const personFieldWords = ({ action, fields }: Pick<Change, 'action' | 'fields'>): string[] =>
  fields
    .filter(({ field, after }) => !unsaid.has(field) && !(action === 'created' && after === null))
    .map(({ field, before, after }) => {
      const name = fieldWords[field] ?? field
      if (before === undefined && after === undefined) return name
      return before === null || before === undefined
        ? `${name}: ${saidOf(field, after) || 'nothing'}`
        : `${name}: ${saidOf(field, after) || 'nothing'}, was ${saidOf(field, before) || 'nothing'}`
    })
