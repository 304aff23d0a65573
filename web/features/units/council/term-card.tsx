import { ActionIcon, Anchor, Badge, Button, Card, Group, Stack, Text } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { positionWords } from '../../../../contract/council-words.ts'
import type { Council, CouncilTerm } from '../../../../contract/units/council.ts'
import { useFocusBack } from '../use-focus-back.ts'
import { EndTerm } from './end-term.tsx'
import { TermForm } from './term-form.tsx'
import { periodOf } from './term-words.ts'

interface Props {
  term: CouncilTerm
  council: Council
}

/** One term: who, which offices, for which days; and, in place, the form to change it. */
export function TermCard({ term, council }: Props) {
  const [open, setOpen] = useState<'edit' | 'end' | null>(null)
  const edit = useFocusBack(open === 'edit')
  const { name, state } = term
  if (open === 'edit') return <TermForm term={term} onDone={() => setOpen(null)} />
  return (
    <Card padding="md">
      <Group justify="space-between" align="flex-start" gap="sm">
        <TermWords term={term} today={council.today} keepsBooks={council.keepsBooks.includes(term._id)} />
        <Group gap="xs">
          <ActionIcon ref={edit} aria-label={`Edit ${name}’s term`} onClick={() => setOpen('edit')}>
            <IconPencil size={20} aria-hidden />
          </ActionIcon>
          <Button
            variant="default"
            aria-label={state === 'coming' ? `Withdraw ${name}’s appointment` : `End term of ${name}`}
            onClick={() => setOpen('end')}
          >
            {state === 'coming' ? 'Withdraw' : 'End term'}
          </Button>
        </Group>
      </Group>
      {open === 'end' && <EndTerm term={term} council={council} onClose={() => setOpen(null)} />}
    </Card>
  )
}

interface Words {
  term: CouncilTerm
  today: string
  keepsBooks?: boolean
}

/** Who it is and what the term says. */
export const TermWords = ({ term, today, keepsBooks = false }: Words) => {
  const { personId, name, positions, role, state, isMe } = term
  return (
    <Stack gap={2} miw={0} flex="1 1 14rem">
      <Group gap="xs">
        <Anchor
          component={Link}
          to={`/user/${personId}`}
          fw={600}
          mih="var(--finger)"
          display="inline-flex"
          style={{ alignItems: 'center', overflowWrap: 'anywhere' }}
        >
          {name}
        </Anchor>
        {isMe && <Badge color="gray">You</Badge>}
        {state === 'withdrawn' && <Badge color="gray">Withdrawn</Badge>}
        {state === 'running' && role === null && <Badge color="orange">No account</Badge>}
        {state === 'running' && role === 'management' && <Badge color="gray">Manager</Badge>}
      </Group>
      <Group gap="xs">
        <Text size="sm">{positionWords(positions)}</Text>
        {keepsBooks && <Badge color="gray">Keeps the books</Badge>}
      </Group>
      <Text size="sm" c="dimmed">
        {periodOf(term, today)}
      </Text>
    </Stack>
  )
}
