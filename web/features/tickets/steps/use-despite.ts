import { useState } from 'react'
import { ApiError, newerOf } from '../../../api/errors.ts'

/** Whether the server refused a vendor for its papers; asked anew of each vendor. */
export const useDespite = (forget: () => void) => {
  const [isRefused, setRefused] = useState(false)
  return {
    isRefused,
    onVendor: () => {
      setRefused(false)
      forget()
    },
    /** Sends, and notes a refusal that reading the warnings would mend. */
    watch: async <R>(sending: Promise<R>): Promise<R> => {
      try {
        return await sending
      } catch (error) {
        if (error instanceof ApiError && error.status === 409 && newerOf(error) === null) setRefused(true)
        throw error
      }
    },
  }
}
