import { useRef } from 'react'
import { fillLeastMs, formPassRenewMs } from '../../../contract/limits/enquiries.ts'
import { api } from '../../api/api.ts'
import { call } from '../../api/call.ts'
import { useFirstTouch } from '../../ui/first-touch.ts'

interface Held {
  formPass: string
  at: number
}

/** A little more than the server asks, for clocks that tick differently. */
const leastAgeMs = fillLeastMs + 300

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/**
 * Answers a function that gives the pass of the form: taken at the first touch, or when sending where that failed, and old
 * enough then, so that nobody who writes fast, or came back to a network, is taken for a robot.
 */
export const useFormPass = (): (() => Promise<string>) => {
  const held = useRef<Held | null>(null)
  const take = async (): Promise<Held> => {
    const { formPass } = await call(api.enquiries.form)
    held.current = { formPass, at: performance.now() }
    return held.current
  }
  useFirstTouch(() => void take().catch(() => {}))
  return async () => {
    const known = held.current
    const pass = known && performance.now() - known.at < formPassRenewMs ? known : await take()
    await pause(Math.max(0, leastAgeMs - (performance.now() - pass.at)))
    return pass.formPass
  }
}
