import type { Log } from './log.ts'

/**
 * The last resort for errors that nobody caught. A broken promise concerns one piece of work: it is logged and the others
 * go on. An exception may have left anything half done: it is logged and the program ends, to be started anew.
 */
export const catchTheRest = (log: Log): void => {
  process.on('unhandledRejection', (error) => log.error({ error }, 'a promise was rejected and not handled'))
  process.on('uncaughtException', (error) => {
    log.error({ error }, 'an exception was not caught, so the program ends')
    process.exit(1)
  })
}
