import { Button, Card, Group, List, Stack, Text, Title } from '@mantine/core'
import { useState, type ReactNode } from 'react'
import type { FoundPerson } from '../../../../contract/admin/people.ts'
import { roleLabels } from '../../../../contract/role-words.ts'
import { Instant } from '../../../ui/moments.tsx'
import { StatusBadge } from '../../../ui/status-badge.tsx'
import { ReasonDialog } from '../reason-dialog.tsx'
import { helps, type Help } from './help-words.ts'
import { useHelp } from './use-help.ts'

interface Props {
  person: FoundPerson
  /** How the person stands after they were helped. */
  onChanged: (person: FoundPerson) => void
}

/** Somebody who was found: what they are, how they stand with signing in, and what can be done for them. */
export const PersonCard = ({ person, onChanged }: Props) => {
  const { firstName, lastName, email, phone, buildings } = person
  return (
    <Card component="article" padding="md" aria-label={`${firstName} ${lastName}`}>
      <Stack gap="sm">
        <Group justify="space-between" align="flex-start" gap="xs">
          <Stack gap={0} miw={0} flex="1 1 14rem">
            <Title order={2} size="h5" style={{ overflowWrap: 'anywhere' }}>
              {firstName} {lastName}
            </Title>
            <Text style={{ overflowWrap: 'anywhere' }}>{email}</Text>
            {phone && <Text size="sm">{phone}</Text>}
          </Stack>
          <Badges of={person} />
        </Group>
        <SignIns of={person} />
        {buildings.length > 0 ? (
          <List size="sm" aria-label="Buildings">
            {buildings.map(({ _id, name, role }) => (
              <List.Item key={_id}>
                {name}, {roleLabels[role].toLowerCase()}
              </List.Item>
            ))}
          </List>
        ) : (
          <Text size="sm">Not in any building.</Text>
        )}
        <Steps person={person} onChanged={onChanged} />
      </Stack>
    </Card>
  )
}

const Badges = ({ of: { verified, disabled, isStaff, secondFactor, waitsUntil } }: { of: FoundPerson }) => (
  <Group gap={6}>
    {isStaff && <StatusBadge tone="brand">Platform staff</StatusBadge>}
    {disabled && <StatusBadge tone="bad">Deactivated</StatusBadge>}
    {waitsUntil && <StatusBadge tone="waiting">Locked</StatusBadge>}
    <StatusBadge tone={verified ? 'good' : 'waiting'}>{verified ? 'Confirmed' : 'Not confirmed'}</StatusBadge>
    <StatusBadge tone={secondFactor ? 'good' : 'neutral'}>{secondFactor ? 'Two-step on' : 'Two-step off'}</StatusBadge>
  </Group>
)

const Line = ({ children }: { children: ReactNode }) => (
  <Text size="sm" c="dimmed" component="div">
    {children}
  </Text>
)

const SignIns = ({ of: { createdAt, lastSignedInAt, openSessions, waitsUntil } }: { of: FoundPerson }) => (
  <div>
    <Line>
      Account created <Instant at={createdAt} />
    </Line>
    <Line>
      {lastSignedInAt ? (
        <>
          Last signed in <Instant at={lastSignedInAt} />
        </>
      ) : (
        'Never signed in'
      )}
      , {openSessions === 1 ? 'one open session' : `${openSessions} open sessions`}
    </Line>
    {waitsUntil && (
      <Line>
        Too many failed attempts: must wait until <Instant at={waitsUntil} />, from at least one network address
      </Line>
    )}
  </div>
)

const Steps = ({ person, onChanged }: Props) => {
  const [asked, setAsked] = useState<Help | null>(null)
  const open = helps.filter(({ can }) => person.can[can])
  if (open.length === 0) return null
  return (
    <Group gap="xs">
      {open.map((help) => (
        <Button key={help.can} variant="default" onClick={() => setAsked(help)}>
          {help.label}
        </Button>
      ))}
      {asked && <HelpDialog help={asked} person={person} onChanged={onChanged} onClose={() => setAsked(null)} />}
    </Group>
  )
}

const HelpDialog = ({ help, person, onChanged, onClose }: Props & { help: Help; onClose: () => void }) => {
  const send = useHelp(help.can)
  return (
    <ReasonDialog
      title={`${help.label}?`}
      text={`${help.text(person)} The reason is recorded in the account’s history.`}
      button={help.label}
      busyText="Working..."
      failed="That didn’t work. Please try again."
      danger={help.danger}
      onSend={async (body) => {
        onChanged(await send({ params: { id: person._id }, body }))
        onClose()
      }}
      onClose={onClose}
    />
  )
}
