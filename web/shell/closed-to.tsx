import { Alert } from '@mantine/core'
import { useBuildingSelection } from '../api/building.tsx'
import { useRights } from '../api/use-rights.ts'
import type { Entry } from '../route-table/route-table.ts'
import { Notice } from '../ui/notice.tsx'
import { whyClosed } from './closed-words.ts'

interface Props {
  entry: Entry
  /** Whether somebody was typing there: the screen stays in sight below. */
  held: boolean
}

/** Says why a screen is closed: in its place, or above it where somebody was typing. */
const ClosedTo = ({ entry, held }: Props) => {
  const { building } = useBuildingSelection()
  const closed = whyClosed(entry, useRights(), building)
  if (!closed) return null
  const { title, text, link } = closed
  return held ? (
    <Alert color="orange" role="alert" title={title} mb="lg">
      {text} Your text stays here until you leave, but can’t be saved right now.
    </Alert>
  ) : (
    <Notice title={title} link={link}>
      {text}
    </Notice>
  )
}
export default ClosedTo
