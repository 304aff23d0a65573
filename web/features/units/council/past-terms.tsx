import { Card, Group, Stack, Text } from '@mantine/core'
import { api } from '../../../api/api.ts'
import { useList } from '../../../api/queries.ts'
import { ListPart } from '../../../ui/list-part.tsx'
import { TermWords } from './term-card.tsx'

/** Terms that are over, the latest first; asked for only when somebody wants to see them. */
export function PastTerms({ today }: { today: string }) {
  const list = useList(api.units.pastTerms, { query: {} })
  return (
    <ListPart list={list} empty={<Text c="dimmed">No past terms yet.</Text>}>
      {(terms) => (
        <Stack component="ul" gap="sm" p={0} m={0} style={{ listStyle: 'none' }}>
          {terms.map((term) => (
            <Card component="li" padding="md" key={term._id}>
              <Group>
                <TermWords term={term} today={today} />
              </Group>
            </Card>
          ))}
        </Stack>
      )}
    </ListPart>
  )
}
