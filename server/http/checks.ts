import type { FastifyInstance } from 'fastify'
import { healthPath, livePath } from '../../contract/maintenance.ts'
import type { Platform } from '../context.ts'
import { databaseAnswers } from '../db/connection.ts'
import { Unavailable } from './errors.ts'

/**
 * Answers the two checks, for which nobody signs in: one says that the process runs, the other that it can work, because
 * its database answers. Neither waits for a connection of the calls.
 */
export const answerChecks = (
  app: FastifyInstance,
  { db }: Pick<Platform, 'db'>,
  isUnderMaintenance: () => boolean,
): void => {
  app.get(livePath, async (_request, reply) => reply.send({ success: true, data: { status: 'ok' } }))
  app.get(healthPath, async (_request, reply) => {
    if (!(await databaseAnswers(db))) throw Unavailable('The database isn’t responding right now.')
    return reply.send({ success: true, data: { status: isUnderMaintenance() ? 'maintenance' : 'ok' } })
  })
}
