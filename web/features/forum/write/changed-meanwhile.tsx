import { Text } from '@mantine/core'
import { Conflict } from '../../../ui/conflict.tsx'
import { RichText } from '../../../ui/rich-text/rich-text.tsx'

/** What was being changed was changed elsewhere; what is typed stays, and goes over it with the next save. */
export const ChangedMeanwhile = ({ theirs }: { theirs: { body: string } | null }) =>
  theirs && (
    <Conflict title="This was changed meanwhile">
      <Text size="sm" c="inherit">
        What you typed is still here and not saved. If you save it once more, it takes the place of this:
      </Text>
      <RichText html={theirs.body} under={3} />
    </Conflict>
  )
