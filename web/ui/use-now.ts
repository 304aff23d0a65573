import { useState } from 'react'
import type { Instant } from '../../contract/time.ts'

/** The moment at which the part appeared, for forms: what it compares must not change under the writer's hands. */
export const useNow = (): Instant => useState(() => new Date().toISOString())[0]

/**
 * The moment at which an answer came, for what it is compared with: how long, how many days left, today. What is shown until
 * the first answer comes bears none, and is compared with now.
 */
export const cameAt = ({ dataUpdatedAt }: { dataUpdatedAt: number }): Instant =>
  new Date(dataUpdatedAt || Date.now()).toISOString()
