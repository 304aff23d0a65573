import { Group, Text } from '@mantine/core'
import type { ForumPost } from '../../../../contract/forum/post.ts'
import { api } from '../../../api/api.ts'
import { useAction } from '../../../api/use-action.ts'
import { BusyButton } from '../../../ui/busy-button.tsx'
import { Instant } from '../../../ui/moments.tsx'
import { shownOfForum } from '../shown.ts'
import { priceWords } from '../words.ts'

interface Props {
  post: ForumPost
  sale: NonNullable<ForumPost['sale']>
}

/** What something costs and whether it is still to be had. */
export const SalePart = ({ post: { _id: id, can }, sale: { priceCents, soldAt } }: Props) => {
  const sell = useAction(api.forum.sell, {
    done: soldAt === null ? 'Marked as sold' : 'Back for sale',
    refresh: shownOfForum,
  })
  return (
    <Group gap="md">
      <Text fw={700} size="xl" td={soldAt === null ? undefined : 'line-through'} className="figures">
        {priceWords(priceCents)}
      </Text>
      {soldAt !== null && (
        <Text>
          Sold <Instant at={soldAt} />
        </Text>
      )}
      {can.markSold && (
        <BusyButton
          variant="default"
          busy={sell.busy}
          busyText="Saving..."
          onClick={() => void sell.run({ params: { id }, body: { sold: soldAt === null } })}
        >
          {soldAt === null ? 'Mark as sold' : 'Mark as available'}
        </BusyButton>
      )}
    </Group>
  )
}
