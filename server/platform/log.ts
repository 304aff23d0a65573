import { pino } from 'pino'

/** Lines for the operator: no personal data, no bodies, no tokens; ids and counts only. */
export interface Log {
  info(fields: object, message: string): void
  warn(fields: object, message: string): void
  error(fields: object, message: string): void
}

export const openLog = (level: 'info' | 'warn' | 'silent'): Log =>
  pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime, formatters: { level: (label) => ({ level: label }) } })
