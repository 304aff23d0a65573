import { Text } from '@mantine/core'
import { stallLabel, stallTraits, tenureLabels } from '../../../../contract/parking/stall-words.ts'
import type { Stall } from '../../../../contract/parking/stalls.ts'
import { Conflict } from '../../../ui/conflict.tsx'
import { holderWords } from './words.ts'

/** That somebody else wrote the stall meanwhile, and how it stands now. */
export const StallConflict = ({ theirs }: { theirs: Stall | null }) =>
  theirs && (
    <Conflict title="Someone else just changed this">
      <Text size="sm" c="inherit" style={{ overflowWrap: 'anywhere' }}>
        The stall is now: {stallLabel(theirs)}, {tenureLabels[theirs.tenure].toLowerCase()}
        {stallTraits(theirs).map((trait) => `, ${trait}`)}, {holderWords(theirs)}. Your changes weren’t saved; check
        them and send them again.
      </Text>
    </Conflict>
  )
