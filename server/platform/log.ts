import { pino, type DestinationStream } from 'pino'

/** Lines for the operator: no personal data, no bodies, no tokens; ids and counts only. */
export interface Log {
  info(fields: object, message: string): void
  warn(fields: object, message: string): void
  error(fields: object, message: string): void
}

const removed = '[removed]'
/** Names of fields that hold people's data or secrets; last line of defence, since nobody should log them. */
const hidden =
  /^(.*(e-?mail|password|secret|token|cookie|authorization|phone)|(first|last|full|user)_?name|subject|body|text|html|content|address|ip|query|params|url|to|from)$/i
const emails = /[^\s@<>"'(),;:]+@[^\s@<>"'(),;:]+/g
/** Long runs of letters and digits are secrets, unless they are ids. */
const secrets = /\b(?![0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b)[\w-]{32,}/g
const deepest = 4

/** A text without addresses and without what may be a secret. */
export const withoutSecrets = (text: string): string => text.replaceAll(emails, removed).replaceAll(secrets, removed)

const clean = (value: unknown, depth = 0): unknown => {
  if (typeof value === 'string') return withoutSecrets(value)
  if (typeof value !== 'object' || value === null) return value
  if (depth >= deepest) return removed
  if (value instanceof Error) {
    const { name, message, stack = '' } = value
    const frames = stack.split('\n').filter((line) => line.startsWith('    at '))
    return {
      name,
      code: (value as { code?: unknown }).code,
      message: withoutSecrets(message),
      stack: frames.join('\n'),
    }
  }
  if (Array.isArray(value)) return value.map((item) => clean(item, depth + 1))
  const fields = Object.entries(value)
  return Object.fromEntries(fields.map(([key, item]) => [key, hidden.test(key) ? removed : clean(item, depth + 1)]))
}

/** Writes lines of JSON to standard output, or where a test wants them, without what must not be there. */
export const openLog = (level: 'info' | 'warn' | 'silent', destination?: DestinationStream): Log =>
  pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: {
        level: (label) => ({ level: label }),
        log: (fields) => clean(fields) as Record<string, unknown>,
      },
    },
    destination ?? pino.destination(1),
  )
