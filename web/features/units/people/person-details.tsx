import type { RosterPerson } from '../../../../contract/units/roster-person.ts'
import { formatPhone } from '../../../../contract/text.ts'
import { formatDate } from '../../../../contract/time.ts'
import { Facts } from '../facts.tsx'

const consent = ({ emailNoticeConsent, consentDate }: RosterPerson): string => {
  if (emailNoticeConsent === null) return 'Not asked'
  const since = consentDate ? `, ${formatDate(consentDate)}` : ''
  return emailNoticeConsent ? `Agreed${since}` : `Declined${since}`
}

const account: Readonly<Record<string, string>> = { true: 'Signs in with this email', false: 'None yet' }

interface Props {
  person: RosterPerson
  hasAccount: boolean | null
}

/** All that the building keeps of a person. */
export const PersonDetails = ({ person, hasAccount }: Props) => (
  <Facts
    facts={[
      ['Phone', person.phone && formatPhone(person.phone)],
      ['Mobile', person.mobile && formatPhone(person.mobile)],
      ['Email', person.email],
      ['Account', account[String(hasAccount)] ?? null],
      [
        'Mailing address',
        [
          person.mailingAddress,
          [person.mailingCity, person.mailingProvince, person.mailingPostalCode].filter(Boolean).join(' '),
          person.mailingCountry,
        ]
          .filter(Boolean)
          .join(', ') || null,
      ],
      [
        'Emergency contact',
        [person.emergencyContactName, person.emergencyContactPhone && formatPhone(person.emergencyContactPhone)]
          .filter(Boolean)
          .join(', ') || null,
      ],
      ['Notices by email', consent(person)],
    ]}
  />
)
