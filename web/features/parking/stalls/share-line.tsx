import { Text } from '@mantine/core'
import type { Share } from '../../../../contract/parking/shares.ts'
import { termWords } from './words.ts'

const whom = ({ takenBy, toUnitNumber }: Share): string => {
  if (takenBy) return `borrowed by unit ${takenBy.unitNumber}`
  return toUnitNumber === null ? 'offered to all neighbours' : `offered to unit ${toUnitNumber}`
}

/** What is lent: from when to when, and whether somebody took it. */
export const ShareLine = ({ share }: { share: Share }) => (
  <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
    {termWords(share)}: {whom(share)}
    {share.note && `. ${share.note}`}
  </Text>
)
