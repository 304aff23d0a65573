import { useCallback, useEffect, useRef, useState } from 'react'
import { ApiError, mayPass, wordsFor } from '../../../api/errors.ts'
import { toast } from '../../../api/toast.ts'
import { dropReport, keepReport, keptReports, type KeptReport } from './kept-reports.ts'

const tryEveryMs = 30_000

/** Sends what was seen; without a connection it waits in the browser and is sent when there is one again. */
export const useQueue = (scope: string, send: (report: KeptReport) => Promise<unknown>) => {
  const [waiting, setWaiting] = useState<readonly KeptReport[]>([])
  const underWay = useRef(false)
  const sender = useRef(send)
  useEffect(() => {
    sender.current = send
  }, [send])

  /** Sends the oldest first, up to the first that does not get through. */
  const flush = useCallback(async () => {
    if (underWay.current) return
    underWay.current = true
    try {
      for (const report of await keptReports(scope)) {
        try {
          await sender.current(report)
          toast.success(`${report.licensePlate} recorded`)
        } catch (error) {
          if (mayPass(error) || !(error instanceof ApiError)) break
          toast.error(`${report.licensePlate}: ${wordsFor(error, 'We couldn’t record this.')}`)
        }
        await dropReport(report.key)
      }
    } finally {
      underWay.current = false
      setWaiting(await keptReports(scope))
    }
  }, [scope])

  useEffect(() => {
    void flush()
    const again = () => void flush()
    window.addEventListener('online', again)
    const timer = setInterval(again, tryEveryMs)
    return () => {
      window.removeEventListener('online', again)
      clearInterval(timer)
    }
  }, [flush])

  /** Keeps a report first, so that nothing is lost whatever becomes of the call. */
  const report = async (seen: Omit<KeptReport, 'scope'>) => {
    await keepReport({ ...seen, scope })
    setWaiting(await keptReports(scope))
    await flush()
  }
  return { waiting, report, flush }
}
