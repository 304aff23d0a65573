import { Stack } from '@mantine/core'
import { formatDate } from '../../../../contract/time.ts'
import type { RosterPerson } from '../../../../contract/units/roster-person.ts'
import { mayServeByEmail } from '../../../../law/law.ts'
import { Why } from '../../../ui/why.tsx'

interface Props {
  person: RosterPerson
  jurisdiction: Parameters<typeof mayServeByEmail>[0]
}

const wordsOf = ({ emailNoticeConsent, consentDate }: RosterPerson): string => {
  if (emailNoticeConsent === null) return 'Not answered yet; legal notices come on paper'
  const since = consentDate ? `, since ${formatDate(consentDate)}` : ''
  return emailNoticeConsent ? `Yes${since}` : `No, on paper${since}`
}

/** What the reader answered about legal notices by email, and where the law sends them on paper all the same. */
export const EmailConsent = ({ person, jurisdiction }: Props) => {
  const agreed = person.emailNoticeConsent === true
  const law = mayServeByEmail(jurisdiction, {
    gaveEmailForNotices: agreed,
    hasOutsideAddress: Boolean(person.mailingAddress),
  })
  if (!agreed || !law || law.may) return wordsOf(person)
  return (
    <Stack gap="xs">
      <span>{wordsOf(person)}. Because you have a mailing address on file, they’re sent there on paper.</span>
      <Why reason={law} of="Notices come on paper" />
    </Stack>
  )
}
