import type { Config } from './config.ts'
import { clamdAt } from './scanner-clamd.ts'
import type { Scanner } from './scanner.ts'

/** The clamd that CLAMD_URL names; null where none is set up. */
export const openScanner = ({ clamd }: Pick<Config, 'clamd'>): Scanner | null => (clamd ? clamdAt(clamd) : null)
