import { Button, Group, List, Stack, Text } from '@mantine/core'
import { IconArrowBackUp } from '@tabler/icons-react'
import { useState } from 'react'
import type { BankAccount } from '../../../../contract/banking/bank-account.ts'
import { formatMoney } from '../../../../contract/money.ts'
import { counted } from '../../../../contract/text.ts'
import { Instant } from '../../../ui/moments.tsx'
import { UndoPostingDialog } from './account-dialogs.tsx'

type Posting = BankAccount['postings'][number]

/** The latest postings of an account; the newest that still counts can be undone, unless owners were notified of it. */
export function Postings({ account }: { account: BankAccount }) {
  const [undoing, setUndoing] = useState<Posting | null>(null)
  const { postings } = account
  if (postings.length === 0) return <Text c="dimmed">Nothing is posted yet.</Text>
  return (
    <>
      <List listStyleType="none" spacing="xs" withPadding={false} aria-label={`Postings of ${account.name}`}>
        {postings.map((posting) => (
          <List.Item key={posting._id} styles={{ itemWrapper: { display: 'block' }, itemLabel: { display: 'block' } }}>
            <Group justify="space-between" gap="xs">
              <Line posting={posting} />
              {posting.canUndo && (
                <Button
                  variant="subtle"
                  size="xs"
                  mih="var(--finger)"
                  leftSection={<IconArrowBackUp size={16} aria-hidden />}
                  onClick={() => setUndoing(posting)}
                >
                  Undo posting
                </Button>
              )}
            </Group>
          </List.Item>
        ))}
      </List>
      {undoing && <UndoPostingDialog account={account} posting={undoing} onClose={() => setUndoing(null)} />}
    </>
  )
}

const Line = ({ posting: { rows, cents, at, by, undoneAt, hasReturned } }: { posting: Posting }) => (
  <Stack gap={0}>
    <Text className="figures" td={undoneAt === null ? undefined : 'line-through'}>
      {counted(rows, 'transaction')}, {formatMoney(cents)}
    </Text>
    <Text size="sm" c="dimmed">
      {by}, <Instant at={at} />
      {undoneAt !== null && (
        <>
          {' · '}Undone <Instant at={undoneAt} />
        </>
      )}
    </Text>
    {hasReturned && (
      <Text size="sm" c="dimmed">
        This posting can’t be undone: the owners of a returned payment were notified.
      </Text>
    )}
  </Stack>
)
