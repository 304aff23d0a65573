import { Text } from '@mantine/core'
import type { Proposal } from '../../../../../contract/voting/proposal.ts'
import { statusLabels } from '../../../../../contract/voting/voting-words.ts'
import { Conflict } from '../../../../ui/conflict.tsx'

/** That somebody else did something with the proposal meanwhile. */
export const StepConflict = ({ theirs }: { theirs: Proposal | null }) =>
  theirs && (
    <Conflict title="Someone else just changed this">
      <Text size="sm" c="inherit">
        The proposal is now {statusLabels[theirs.status].toLowerCase()}. Your text is still here; send it again if it
        still applies.
      </Text>
    </Conflict>
  )
