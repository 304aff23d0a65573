import { useEffect, useEffectEvent, useState } from 'react'
import type { Instant as InstantText } from '../../../contract/time.ts'
import { Instant } from '../../ui/moments.tsx'
import { leftWords } from './left.ts'

const tickMs = 5000
const nowText = (): InstantText => new Date().toISOString()

interface Props {
  until: InstantText
  /** Called once the time has come, to look what came of it. */
  onOver: () => void
}

/** Until when something is open, and how long that still is; goes with the clock. */
export const Countdown = ({ until, onOver }: Props) => {
  const [now, setNow] = useState(nowText)
  const isOver = now >= until
  const end = useEffectEvent(onOver)
  useEffect(() => {
    if (isOver) {
      end()
      return undefined
    }
    const timer = setInterval(() => setNow(nowText()), tickMs)
    return () => clearInterval(timer)
  }, [isOver])
  return (
    <>
      {leftWords(until, now)}, {isOver ? 'closed' : 'closes'} <Instant at={until} />
    </>
  )
}
