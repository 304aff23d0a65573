import { useEffect } from 'react'
import { report } from './reports.ts'

/** Reports what the error screen was shown for. */
export const Reported = ({ error }: { error: unknown }) => {
  useEffect(() => report(error), [error])
  return null
}
