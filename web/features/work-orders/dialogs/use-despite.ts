import { useState } from 'react'
import { ApiError } from '../../../api/errors.ts'

/** Whether the server refused vendors for their papers, which reading the warnings would mend. */
export const useDespite = () => {
  const [isRefused, setRefused] = useState(false)
  const watch = async <R>(sending: Promise<R>): Promise<R> => {
    try {
      return await sending
    } catch (error) {
      if (error instanceof ApiError && error.code === 'VENDOR_WARNINGS') setRefused(true)
      throw error
    }
  }
  return { isRefused, watch }
}
