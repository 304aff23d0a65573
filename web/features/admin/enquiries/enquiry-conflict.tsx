import { Text } from '@mantine/core'
import type { Enquiry } from '../../../../contract/enquiries/enquiry.ts'
import { Conflict } from '../../../ui/conflict.tsx'
import { standingOf, stepWords } from './enquiry-words.ts'

/** That somebody else was at the enquiry meanwhile, and how it stands now. */
export const EnquiryConflict = ({ theirs }: { theirs: Enquiry | null }) => {
  const last = theirs?.steps.at(-1)
  return (
    theirs && (
      <Conflict title="Someone else just changed this">
        <Text size="sm" c="inherit" style={{ overflowWrap: 'anywhere' }}>
          Current status: {standingOf(theirs).words.toLowerCase()}
          {last && `, last by ${last.by}: ${stepWords[last.kind].toLowerCase()}`}. Your change wasn’t saved. Review it,
          then send it again.
        </Text>
      </Conflict>
    )
  )
}
