import { Badge, Group, Radio, Stack, Text } from '@mantine/core'
import { useId, useState } from 'react'
import type { RosterMatch } from '../../../contract/joining/access-requests.ts'
import { api } from '../../api/api.ts'
import { useRoute } from '../../api/queries.ts'
import { Loaded } from '../../ui/loaded.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { reasonWords, tiesInWords } from './role-words.ts'

interface Props {
  requestId: string
  unitNumber: string
  /** The row that is chosen; null for none. */
  value: string | null
  onPick: (match: RosterMatch | null) => void
}

/** Rows of the roster that may be whoever asks, with why; one of them can be chosen, or looked for. */
export const RosterMatches = ({ requestId, unitNumber, value, onPick }: Props) => {
  const labelId = useId()
  const [search, setSearch] = useState('')
  const query = search.trim() ? { search: search.trim() } : {}
  const matches = useRoute(api.joining.rosterMatches, { params: { id: requestId }, query }, { keepPrevious: true })
  return (
    <Stack gap="sm" role="group" aria-labelledby={labelId}>
      <Text fw={500} id={labelId}>
        Match to the roster
      </Text>
      <SearchField label="Search name, email or unit" value={search} onChange={setSearch} />
      <Loaded query={matches} shape="list-item" rows={2} failed="We couldn’t load the roster.">
        {(rows) => (
          <Radio.Group
            aria-labelledby={labelId}
            value={value ?? ''}
            onChange={(picked) => onPick(rows.find(({ personId }) => personId === picked) ?? null)}
          >
            <Stack gap="xs">
              {rows.map((row) => (
                <Row key={row.personId} row={row} />
              ))}
              {rows.length === 0 && (
                <Text size="sm" c="dimmed">
                  {search
                    ? 'No one on the roster matches your search.'
                    : `No one similar on the roster, and no one in ${unitNumber}.`}
                </Text>
              )}
              <Radio value="" label="None of these: approve without a unit" />
            </Stack>
          </Radio.Group>
        )}
      </Loaded>
    </Stack>
  )
}

const Row = ({ row: { personId, name, email, hasAccount, units, why } }: { row: RosterMatch }) => (
  <Radio
    value={personId}
    disabled={hasAccount}
    label={
      <Text span inherit style={{ overflowWrap: 'anywhere' }}>
        {name}, {tiesInWords(units)}
      </Text>
    }
    description={
      <Group component="span" gap={6} mt={2}>
        <Text span inherit style={{ overflowWrap: 'anywhere' }}>
          {hasAccount ? 'Already has an account' : (email ?? 'No email on the roster')}
        </Text>
        {why.map((reason) => (
          <Badge key={reason} component="span" variant="light" size="sm">
            {reasonWords[reason]}
          </Badge>
        ))}
      </Group>
    }
  />
)
