import { Text } from '@mantine/core'
import type { RecordsRequest } from '../../../../../contract/forms/requests.ts'
import { recordsStatusLabels } from '../../../../../contract/forms/request-words.ts'
import { Conflict } from '../../../../ui/conflict.tsx'

/** That somebody else took a step meanwhile. */
export const StepConflict = ({ theirs }: { theirs: RecordsRequest | null }) =>
  theirs && (
    <Conflict title="Someone else just changed this">
      <Text size="sm" c="inherit">
        The request is now {recordsStatusLabels[theirs.status].toLowerCase()}
        {theirs.steps[0] ? `, by ${theirs.steps[0].by}` : ''}. Your changes weren’t saved. Please check them and send
        them again.
      </Text>
    </Conflict>
  )
