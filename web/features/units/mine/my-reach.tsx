import { Button, Stack, Text, Title } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { useState } from 'react'
import { formatPhone } from '../../../../contract/text.ts'
import type { RosterPerson } from '../../../../contract/units/roster-person.ts'
import { addressDutyFor } from '../../../../law/law.ts'
import { FactGrid } from '../person/fact-grid.tsx'
import { useFocusBack } from '../use-focus-back.ts'
import { EmailConsent } from './email-consent.tsx'
import { MyReachForm } from './my-reach-form.tsx'

interface Props {
  details: readonly RosterPerson[]
  jurisdiction: Parameters<typeof addressDutyFor>[0]
  isOwner: boolean
}

const nameOf = ({ companyName, firstName, lastName }: RosterPerson) =>
  companyName ?? [firstName, lastName].filter(Boolean).join(' ')

/** Phones, mailing address, notices by e-mail and emergency contact, for each name that the roster has for the reader. */
export const MyReach = ({ details, jurisdiction, isOwner }: Props) => {
  const duty = isOwner ? addressDutyFor(jurisdiction) : null
  return (
    <Stack gap="lg">
      {details.map((person, at) => (
        <Stack key={person._id} gap="md">
          {details.length > 1 && (
            <Title order={3} size="h5">
              {nameOf(person)}
            </Title>
          )}
          <OnePerson person={person} jurisdiction={jurisdiction} isFirst={at === 0} />
        </Stack>
      ))}
      {duty && (
        <Text size="sm" c="dimmed">
          {duty.words}
        </Text>
      )}
    </Stack>
  )
}

interface OneProps extends Pick<Props, 'jurisdiction'> {
  person: RosterPerson
  isFirst: boolean
}

const OnePerson = ({ person, jurisdiction, isFirst }: OneProps) => {
  const [editing, setEditing] = useState(false)
  const pencil = useFocusBack(editing)
  if (editing) return <MyReachForm person={person} name={nameOf(person)} onDone={() => setEditing(false)} />
  return (
    <>
      <FactGrid facts={reachFacts({ person, jurisdiction })} />
      <Stack gap="xs" {...(isFirst && { id: 'emergency' })}>
        <Title order={3} size="h5">
          Emergency contact
        </Title>
        <Emergency person={person} />
      </Stack>
      <Button
        ref={pencil}
        variant="default"
        w="fit-content"
        leftSection={<IconPencil size={18} aria-hidden />}
        onClick={() => setEditing(true)}
      >
        Edit contact details
      </Button>
    </>
  )
}

const mailingLines = (person: RosterPerson): string[] => {
  const { mailingAddress, mailingCity, mailingProvince, mailingPostalCode, mailingCountry } = person
  const place = [[mailingCity, mailingProvince].filter(Boolean).join(' '), mailingPostalCode].filter(Boolean).join('  ')
  return [mailingAddress, place, mailingCountry].filter((line): line is string => Boolean(line))
}

const reachFacts = ({ person, jurisdiction }: Pick<OneProps, 'person' | 'jurisdiction'>) => {
  const lines = mailingLines(person)
  return [
    ['Phone', person.phone ? formatPhone(person.phone) : 'None'],
    ['Mobile', person.mobile ? formatPhone(person.mobile) : 'None'],
    ['Email', person.email ?? 'None; your managers can add it'],
    ['Mailing address', lines.length > 0 ? lines.map((line) => <div key={line}>{line}</div>) : 'At the unit'],
    ['Legal notices by email', <EmailConsent key="consent" person={person} jurisdiction={jurisdiction} />],
  ] as const
}

const Emergency = ({
  person: { emergencyContactName: name, emergencyContactPhone: phone },
}: {
  person: RosterPerson
}) =>
  name || phone ? (
    <Text>{[name, phone && formatPhone(phone)].filter(Boolean).join(', ')}</Text>
  ) : (
    <Text c="dimmed">None yet. Who should your building call if something happens to you or your unit?</Text>
  )
