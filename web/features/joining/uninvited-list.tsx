import { Button, Card, Checkbox, Group, Stack, Text } from '@mantine/core'
import { IconSend } from '@tabler/icons-react'
import { useState } from 'react'
import { Link } from 'react-router'
import type { Uninvited, UninvitedCount } from '../../../contract/joining/invitation-rounds.ts'
import { counted } from '../../../contract/text.ts'
import { api } from '../../api/api.ts'
import { useRoleLabels } from '../../ui/use-role-labels.ts'
import { useList } from '../../api/queries.ts'
import { BusyButton } from '../../ui/busy-button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { useFilters } from '../../ui/use-filters.ts'
import { PeopleRows } from './people-rows.tsx'
import { tiesInWords } from './role-words.ts'
import { useInviteMany, type Whom } from './use-invite-many.tsx'

interface Props {
  count: UninvitedCount | undefined
  /** A round was begun. */
  onRound: (roundId: string) => void
}

/** People of the roster who were not invited, to be chosen or invited all together. */
export const UninvitedList = ({ count, onRound }: Props) => {
  const { filters, set, narrowed } = useFilters({})
  const people = useList(api.joining.uninvited, {
    query: { email: 'with', ...(filters.search && { search: filters.search }) },
  })
  const [chosen, setChosen] = useState<readonly Uninvited[]>([])
  const { invite, busy, dialog } = useInviteMany({
    onRound: (id) => {
      setChosen([])
      onRound(id)
    },
  })
  const toggle = (person: Uninvited, on: boolean) =>
    setChosen(on ? [...chosen, person] : chosen.filter(({ _id }) => _id !== person._id))
  const shown = people.items ?? []
  const isChosen = ({ _id }: Uninvited) => chosen.some((one) => one._id === _id)
  return (
    <Stack gap="md">
      <SearchField
        label="Search name, email or unit"
        value={filters.search}
        onChange={(search) => void set({ search })}
      />
      {shown.length > 0 && (
        <ChoiceBar
          shown={shown}
          chosen={chosen}
          onChoose={setChosen}
          count={count}
          busy={busy}
          onInvite={(whom) => void invite(whom)}
        />
      )}
      <PeopleRows list={people} narrowed={narrowed} onClear={() => void set({ search: '' })} empty={<NobodyLeft />}>
        {(person) => <Row person={person} chosen={isChosen(person)} onToggle={(on) => toggle(person, on)} />}
      </PeopleRows>
      {dialog}
    </Stack>
  )
}

interface BarProps {
  shown: readonly Uninvited[]
  chosen: readonly Uninvited[]
  onChoose: (chosen: readonly Uninvited[]) => void
  count: UninvitedCount | undefined
  busy: boolean
  onInvite: (whom: Whom) => void
}

/** Chooses all that are shown, and invites those who are chosen, or everybody. */
const ChoiceBar = ({ shown, chosen, onChoose, count, busy, onInvite }: BarProps) => {
  const ids = new Set(chosen.map(({ _id }) => _id))
  const all = shown.every(({ _id }) => ids.has(_id))
  const addresses = new Set(chosen.map(({ email }) => email)).size
  const more = [...chosen, ...shown.filter(({ _id }) => !ids.has(_id))]
  return (
    <Group gap="sm" justify="space-between" mih={44}>
      <Checkbox
        label={`Select the ${shown.length} shown`}
        checked={all}
        indeterminate={!all && chosen.length > 0}
        onChange={() => onChoose(all ? [] : more)}
      />
      {chosen.length > 0 && (
        <BusyButton busy={busy} busyText="Sending..." onClick={() => onInvite({ chosen, addresses })}>
          {`Invite ${counted(chosen.length, 'person', 'people')}`}
        </BusyButton>
      )}
      {count && count.addresses > 0 && chosen.length === 0 && (
        <BusyButton
          busy={busy}
          busyText="Sending..."
          leftSection={<IconSend size={18} aria-hidden />}
          onClick={() => onInvite({ everybody: count })}
        >
          {`Invite all ${count.people}`}
        </BusyButton>
      )}
    </Group>
  )
}

const NobodyLeft = () => (
  <Empty
    title="Everyone with an email has been invited"
    picture="building"
    action={
      <Button component={Link} to="/unit-directory" variant="default">
        Open the unit directory
      </Button>
    }
  >
    People added to the roster with an email, but without an account here, will appear in this list.
  </Empty>
)

const Row = ({ person, chosen, onToggle }: { person: Uninvited; chosen: boolean; onToggle: (on: boolean) => void }) => {
  const { name, email, units, role, before } = person
  const roles = useRoleLabels()
  return (
    <Card padding="sm">
      <Checkbox
        checked={chosen}
        onChange={({ currentTarget }) => onToggle(currentTarget.checked)}
        label={
          <Text span fw={500} style={{ overflowWrap: 'anywhere' }}>
            {name}
          </Text>
        }
        description={
          <Stack component="span" gap={0}>
            <Text span size="sm" style={{ overflowWrap: 'anywhere' }}>
              {email}
            </Text>
            <Text span size="sm">
              {tiesInWords(units)} · Role: {roles[role].toLowerCase()}
            </Text>
            {before && (
              <Text span size="sm">
                {before === 'expired' ? 'An earlier invitation expired.' : 'An earlier invitation was revoked.'}
              </Text>
            )}
          </Stack>
        }
      />
    </Card>
  )
}
