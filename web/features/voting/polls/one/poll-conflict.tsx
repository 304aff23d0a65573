import { Text } from '@mantine/core'
import { pollStatusLabels } from '../../../../../contract/voting/poll-words.ts'
import type { Poll } from '../../../../../contract/voting/polls.ts'
import { Conflict } from '../../../../ui/conflict.tsx'

/** That somebody else did something with the poll meanwhile. */
export const PollConflict = ({ theirs }: { theirs: Poll | null }) =>
  theirs && (
    <Conflict title="Someone else just changed this">
      <Text size="sm" c="inherit">
        The poll is now {pollStatusLabels[theirs.status].toLowerCase()}. Your text is still here; send it again if it
        still applies.
      </Text>
    </Conflict>
  )
