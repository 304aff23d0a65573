import { useEffect } from 'react'
import { answerForUnsaved } from './unsaved.ts'

interface Props {
  /** Asked at the moment of leaving: whether something typed would be lost. */
  unsaved: () => boolean
  /** What was typed is given up. */
  onLeave?: () => void
}

/** Holds a screen with unsaved changes: closing the tab asks first, and so does the shell when a link or the back button leaves it. */
export const LeaveGuard = ({ unsaved, onLeave }: Props) => {
  useEffect(() => {
    const hold = (event: BeforeUnloadEvent) => {
      if (unsaved()) event.preventDefault()
    }
    window.addEventListener('beforeunload', hold)
    const end = answerForUnsaved({ isUnsaved: unsaved, giveUp: onLeave })
    return () => {
      window.removeEventListener('beforeunload', hold)
      end()
    }
  })
  return null
}
