import pg from 'pg'

/** Hears every statement that is sent, with its values. */
export type OnStatement = (text: string, values: unknown) => void

/** Texts of statements that have a name; more than this many different ones stay unnamed. */
const namedMost = 1000
const names = new Map<string, string>()
const nameOf = (text: string): string | undefined => {
  const known = names.get(text)
  if (known || names.size >= namedMost) return known
  const name = `s${names.size}`
  names.set(text, name)
  return name
}

/** The driver's words for a statement that was not answered in time (`query_timeout`). */
const unansweredText = 'Query read timeout'

/**
 * Names parameterised statements by their text, so that the server plans each once per connection. They are asked
 * through the driver's callback: its own promise keeps what a call made alive until a full collection of garbage, which
 * took a fifth of the processor time of a read.
 */
export const namingClient = (onStatement?: OnStatement) =>
  class extends pg.Client {
    // The driver calls this with many shapes; only (text) and (text, values) are ours.
    override query(first: unknown, ...rest: unknown[]): never {
      const [values, callback] = rest
      if (typeof first !== 'string' || typeof values === 'function') return super.query(first as never, ...(rest as []))
      onStatement?.(first, values)
      const name = Array.isArray(values) ? nameOf(first) : undefined
      const asked = values as unknown[]
      const config = name === undefined ? { text: first, values: asked } : { name, text: first, values: asked }
      // The pool asks with a callback, and gives up a connection after any error.
      if (callback !== undefined) return super.query(config, callback as never) as never
      return new Promise<unknown>((resolve, reject) => {
        super.query(config, (error, result) => (error ? reject(this.endedIfUnanswered(error)) : resolve(result)))
      }) as never
    }

    /** A statement that was given up here may still run there: the connection is cut, and nobody gets it from the pool. */
    private endedIfUnanswered(error: Error): Error {
      if (error.message === unansweredText) void this.end()
      return error
    }
  }
