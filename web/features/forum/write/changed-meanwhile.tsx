import { Text } from '@mantine/core'
import { Conflict } from '../../../ui/conflict.tsx'
import { RichText } from '../../../ui/rich-text/rich-text.tsx'

/** What was being changed was changed elsewhere; what is typed stays, and goes over it with the next save. */
export const ChangedMeanwhile = ({ theirs }: { theirs: { body: string } | null }) =>
  theirs && (
    <Conflict title="Someone else just changed this">
      <Text size="sm" c="inherit">
        Your text is still here but isn’t saved. If you save again, it replaces this:
      </Text>
      <RichText html={theirs.body} under={3} />
    </Conflict>
  )
