import { Text } from '@mantine/core'
import { stallLabel, stallTraits, tenureLabels } from '../../../../contract/parking/stall-words.ts'
import type { Stall } from '../../../../contract/parking/stalls.ts'
import { Conflict } from '../../../ui/conflict.tsx'
import { holderWords } from './words.ts'

/** That somebody else wrote the stall meanwhile, and how it stands now. */
export const StallConflict = ({ theirs }: { theirs: Stall | null }) =>
  theirs && (
    <Conflict title="Somebody else was quicker">
      <Text size="sm" c="inherit" style={{ overflowWrap: 'anywhere' }}>
        The stall now stands so: {stallLabel(theirs)}, {tenureLabels[theirs.tenure].toLowerCase()}
        {stallTraits(theirs).map((trait) => `, ${trait}`)}, {holderWords(theirs)}. What you typed was not saved; look at
        it again, then send it once more.
      </Text>
    </Conflict>
  )
