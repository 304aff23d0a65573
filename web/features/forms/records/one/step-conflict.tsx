import { Text } from '@mantine/core'
import type { RecordsRequest } from '../../../../../contract/forms/requests.ts'
import { recordsStatusLabels } from '../../../../../contract/forms/request-words.ts'
import { Conflict } from '../../../../ui/conflict.tsx'

/** That somebody else took a step meanwhile. */
export const StepConflict = ({ theirs }: { theirs: RecordsRequest | null }) =>
  theirs && (
    <Conflict title="Somebody else was quicker">
      <Text size="sm" c="inherit">
        The request now stands so: {recordsStatusLabels[theirs.status].toLowerCase()}
        {theirs.steps[0] ? `, by ${theirs.steps[0].by}` : ''}. What you chose was not saved; look at it again, then send
        it once more.
      </Text>
    </Conflict>
  )
