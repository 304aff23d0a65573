import { Text } from '@mantine/core'
import { planLabels, rhythmWords } from '../../../contract/assets/asset-words.ts'
import type { AssetPlan } from '../../../contract/assets/plan.ts'
import { formatDate } from '../../../contract/time.ts'
import { Conflict } from '../../ui/conflict.tsx'

/** That somebody else wrote the plan meanwhile, and how it stands now. */
export const PlanConflict = ({ theirs }: { theirs: AssetPlan | null }) =>
  theirs && (
    <Conflict title="Someone else just changed this plan">
      <Text size="sm" c="inherit" style={{ overflowWrap: 'anywhere' }}>
        The plan is now {theirs.title}, {rhythmWords(theirs).toLowerCase()}, next on {formatDate(theirs.nextDueOn)},{' '}
        {planLabels[theirs.standing].toLowerCase()}. Your changes weren’t saved. Check them and send again.
      </Text>
    </Conflict>
  )
