import { Text } from '@mantine/core'
import type { Proposal } from '../../../../../contract/voting/proposal.ts'
import { statusLabels } from '../../../../../contract/voting/voting-words.ts'
import { Conflict } from '../../../../ui/conflict.tsx'

/** That somebody else did something with the proposal meanwhile. */
export const StepConflict = ({ theirs }: { theirs: Proposal | null }) =>
  theirs && (
    <Conflict title="Somebody else was quicker">
      <Text size="sm" c="inherit">
        The proposal now stands as: {statusLabels[theirs.status].toLowerCase()}. What you typed is still here; send it
        again if it still holds.
      </Text>
    </Conflict>
  )
