import { ActionIcon, Anchor, Badge, Button, Group, Stack, Text } from '@mantine/core'
import { IconCalendar, IconMail, IconPencil, IconPhone } from '@tabler/icons-react'
import { useState, type ReactNode } from 'react'
import { Link } from 'react-router'
import { formatPhone } from '../../../../contract/text.ts'
import { formatDate, type LocalDate } from '../../../../contract/time.ts'
import { linkRoleLabels } from '../../../../contract/unit-words.ts'
import type { Unit, UnitLink } from '../../../../contract/units/story.ts'
import { useBuilding } from '../../../api/building.tsx'
import type { RosterPerson } from '../../../../contract/units/roster-person.ts'
import { StatusBadge } from '../../../ui/status-badge.tsx'
import classes from '../unit-screen.module.css'
import { useFocusBack } from '../use-focus-back.ts'
import { PlainText } from '../../../ui/plain-text.tsx'
import { PersonDetails } from './person-details.tsx'
import { PersonForm } from './person-form.tsx'
import { TieForm } from './tie-form.tsx'
import { noticeState, periodWords } from './tie-words.ts'

interface Props {
  unit: Unit
  link: UnitLink
  today: LocalDate
}

/** `since Oct 1, 2018`, but `Jan 1, 2020 to …`, which begins with a month. */
const inSentence = (words: string) => words.replace(/^(Since|From|Until|First)/, (word) => word.toLowerCase())

const aboutTie = ({ role, sharePercent, occupiesUnit, leaseEndsOn, ...period }: UnitLink, today: LocalDate) =>
  [
    linkRoleLabels[role],
    sharePercent !== null && `${sharePercent}%`,
    inSentence(periodWords(period, today)),
    role === 'owner' && (occupiesUnit ? 'lives here' : 'lives elsewhere'),
    leaseEndsOn && `lease to ${formatDate(leaseEndsOn)}`,
  ]
    .filter(Boolean)
    .join(' · ')

/** Somebody of the unit: who they are, since when and on which terms; and, in place, the forms to put it right. */
export function TieCard({ unit, link, today }: Props) {
  const [editing, setEditing] = useState<'person' | 'tie' | null>(null)
  const details = useFocusBack(editing === 'person')
  const period = useFocusBack(editing === 'tie')
  const { name, person } = link
  if (editing === 'person' && person) return <PersonForm person={person} onDone={() => setEditing(null)} />
  if (editing === 'tie') return <TieForm unit={unit} link={link} today={today} onDone={() => setEditing(null)} />
  return (
    <Stack gap={4}>
      <Group wrap="nowrap" align="flex-start" gap="xs">
        <Heading unit={unit} link={link} today={today} />
        {unit.can.edit && (
          <Group gap={0} wrap="nowrap" className="no-print">
            <ActionIcon ref={details} aria-label={`Edit ${name}’s details`} onClick={() => setEditing('person')}>
              <IconPencil size={20} aria-hidden />
            </ActionIcon>
            <ActionIcon ref={period} aria-label={`Edit ${name}’s dates and terms`} onClick={() => setEditing('tie')}>
              <IconCalendar size={20} aria-hidden />
            </ActionIcon>
          </Group>
        )}
      </Group>
      <Reach link={link} />
      {link.notes && <PlainText size="sm">{link.notes}</PlainText>}
      {person && <Details person={person} hasAccount={link.hasAccount} name={name} />}
    </Stack>
  )
}

function Heading({ unit, link, today }: Props) {
  const { jurisdiction } = useBuilding()
  const { isSelf } = link
  const notice = unit.can.edit || unit.eyes === 'owner' || isSelf ? noticeState(link, jurisdiction, today) : null
  return (
    <div className={classes['words']}>
      <Group gap="xs">
        <Anchor
          component={Link}
          to={`/user/${link.personId}`}
          fw={600}
          mih="var(--finger)"
          display="inline-flex"
          style={{ alignItems: 'center' }}
        >
          {link.name}
        </Anchor>
        {isSelf && <Badge color="gray">You</Badge>}
        {link.isPrimary && <Badge color="gray">Main contact</Badge>}
        {(link.from ?? '') > today && <Badge color="blue">Upcoming</Badge>}
        {notice && <StatusBadge tone={notice.tone}>{notice.words}</StatusBadge>}
      </Group>
      <Text size="sm" c="dimmed">
        {aboutTie(link, today)}
      </Text>
    </div>
  )
}

interface DetailsProps {
  person: RosterPerson
  hasAccount: boolean | null
  name: string
}

function Details({ person, hasAccount, name }: DetailsProps) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="subtle"
        size="compact-md"
        mih={44}
        w="fit-content"
        px={0}
        aria-expanded={open}
        aria-label={open ? `Hide details of ${name}` : `Show details of ${name}`}
        onClick={() => setOpen(!open)}
      >
        {open ? 'Hide details' : 'Show details'}
      </Button>
      {open && <PersonDetails person={person} hasAccount={hasAccount} />}
    </>
  )
}

const Reach = ({ link: { email, phone } }: { link: UnitLink }) =>
  (email || phone) && (
    <Group gap="0 var(--mantine-spacing-md)">
      {phone && (
        <Line to={`tel:${phone}`} icon={<IconPhone size={18} aria-hidden />}>
          {formatPhone(phone)}
        </Line>
      )}
      {email && (
        <Line to={`mailto:${email}`} icon={<IconMail size={18} aria-hidden />}>
          {email}
        </Line>
      )}
    </Group>
  )

const Line = ({ to, icon, children }: { to: string; icon: ReactNode; children: string }) => (
  <Anchor href={to} style={{ overflowWrap: 'anywhere' }} mih="max(36px, var(--finger))" display="inline-flex">
    <Group gap={6} wrap="nowrap">
      {icon}
      {children}
    </Group>
  </Anchor>
)
