import { Alert, Anchor, Card, Stack, Text } from '@mantine/core'
import { IconMailOff } from '@tabler/icons-react'
import { Link } from 'react-router'
import type { Uninvited } from '../../../contract/joining/invitation-rounds.ts'
import { api } from '../../api/api.ts'
import { useBuilding } from '../../api/building.tsx'
import { useList } from '../../api/queries.ts'
import { Empty } from '../../ui/empty.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { useFilters } from '../../ui/use-filters.ts'
import { PeopleRows } from './people-rows.tsx'
import { tiesInWords } from './role-words.ts'

/** People of the roster whom no mail reaches, and what to do about it. */
export const WithoutEmail = () => {
  const { _id } = useBuilding()
  const { filters, set, narrowed } = useFilters({})
  const people = useList(api.joining.uninvited, {
    query: { email: 'without', ...(filters.search && { search: filters.search }) },
  })
  return (
    <Stack gap="md">
      <Alert icon={<IconMailOff aria-hidden />} title="We can’t email these people an invitation" role="note">
        Ask for their email and add it to the roster, or give them this link to register and request access to their
        unit:{' '}
        <Text span inherit fw={600} style={{ overflowWrap: 'anywhere' }}>
          {`${window.location.origin}/register/${_id}`}
        </Text>
      </Alert>
      <SearchField label="Search name or unit" value={filters.search} onChange={(search) => void set({ search })} />
      <PeopleRows
        list={people}
        narrowed={narrowed}
        onClear={() => void set({ search: '' })}
        empty={
          <Empty title="Everyone has an email" picture="building">
            Everyone on the roster who hasn’t joined yet can be invited.
          </Empty>
        }
      >
        {(person) => <Row person={person} />}
      </PeopleRows>
    </Stack>
  )
}

const Row = ({ person: { name, units } }: { person: Uninvited }) => (
  <Card padding="sm">
    <Text fw={500} style={{ overflowWrap: 'anywhere' }}>
      {name}
    </Text>
    <Text size="sm">{tiesInWords(units)}</Text>
    {units[0] && (
      <Anchor
        component={Link}
        to={`/unit-management/${units[0]._id}`}
        size="sm"
        mih={44}
        display="inline-flex"
        style={{ alignItems: 'center' }}
      >
        Add an email on the page for unit {units[0].unitNumber}
      </Anchor>
    )}
  </Card>
)
