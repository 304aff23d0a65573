import { Alert } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import type { LocalDate } from '../../../../contract/time.ts'
import { labelsFor } from '../../../../law/law.ts'
import { useBuilding } from '../../../api/building.tsx'
import { leavesWords, overdrawnWords, type Balance, type Left } from './overdrawn-words.ts'

const Warning = ({ words }: { words: string }) => (
  <Alert color="orange" icon={<IconAlertTriangle aria-hidden />} className="figures">
    {words}
  </Alert>
)

/** Warns that a step leaves a fund, or its bank account, below zero; nothing where it doesn’t. */
export const LeavesOverdrawn = ({ left }: { left: Left }) => {
  const words = leavesWords(left, labelsFor(useBuilding().jurisdiction))
  return words !== null && <Warning words={words} />
}

interface Props {
  funds: readonly Balance[]
  /** The end of a period that is over; null for today. */
  on?: LocalDate | null
}

/** Says which of the two main funds are below zero; nothing where none is. */
export const OverdrawnFunds = ({ funds, on = null }: Props) =>
  overdrawnWords(funds, labelsFor(useBuilding().jurisdiction), on).map((words) => <Warning key={words} words={words} />)
