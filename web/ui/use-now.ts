import { useState } from 'react'
import type { Instant } from '../../contract/time.ts'

/** The moment at which the part appeared: one now for everything it compares, so that a screen does not contradict itself. */
export const useNow = (): Instant => useState(() => new Date().toISOString())[0]
