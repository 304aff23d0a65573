import { Text } from '@mantine/core'
import type { Enquiry } from '../../../../contract/enquiries/enquiry.ts'
import { Conflict } from '../../../ui/conflict.tsx'
import { standingOf, stepWords } from './enquiry-words.ts'

/** That somebody else was at the enquiry meanwhile, and how it stands now. */
export const EnquiryConflict = ({ theirs }: { theirs: Enquiry | null }) => {
  const last = theirs?.steps.at(-1)
  return (
    theirs && (
      <Conflict title="Somebody else was quicker">
        <Text size="sm" c="inherit" style={{ overflowWrap: 'anywhere' }}>
          The enquiry now stands so: {standingOf(theirs).words.toLowerCase()}
          {last && `, last by ${last.by}: ${stepWords[last.kind].toLowerCase()}`}. What you did was not saved; look at
          it again, then send it once more.
        </Text>
      </Conflict>
    )
  )
}
