import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify'
import { Busy } from '../platform/passwords.ts'
import type { Log } from '../platform/log.ts'
import { NotFound, Refusal, Unavailable } from './errors.ts'

const send = (reply: FastifyReply, { status, code, message, details }: Refusal) => {
  if (details.retryAfterSeconds !== undefined) reply.header('retry-after', details.retryAfterSeconds)
  return reply.code(status).send({
    success: false,
    error: message,
    code,
    ...(details.errors?.length && { errors: details.errors }),
    ...(details.current !== undefined && { current: details.current }),
  })
}

/** Codes of a database that is away, restarting or out of room: the caller may try again. */
const away = /^(08|57P|53|ECONNREFUSED|ECONNRESET|ENOTFOUND|EPIPE)/
/** The database refused the text itself, such as an impossible date; the input was at fault. */
const unusableInput = new Set(['22P02', '22007', '22008', '22021', '22003'])

const translate = (error: Error): Refusal | null => {
  if (error instanceof Refusal) return error
  if (error instanceof Busy) return Unavailable('The server is busy. Please try again in a moment.')
  const { code = '', statusCode } = error as Partial<FastifyError>
  if (statusCode === 413) return new Refusal(413, 'TOO_LARGE', 'That is more than the server takes at once.')
  if (statusCode === 415) return new Refusal(415, 'UNSUPPORTED_TYPE', 'This kind of content is not taken here.')
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500)
    return new Refusal(statusCode, 'INVALID', 'The request could not be read.')
  if (away.test(code) || /timeout exceeded when trying to connect|Connection terminated/.test(error.message))
    return Unavailable('The database does not answer right now. Nothing was lost; please try again.')
  return unusableInput.has(code) ? new Refusal(400, 'INVALID', 'The request holds a value that cannot be used.') : null
}

/** Errors in one shape; what is not a refusal is logged whole and told as nothing but its number. */
export const answerFailures = (app: FastifyInstance, log: Log): void => {
  app.setErrorHandler((error: Error, request, reply) => {
    const refusal = translate(error)
    if (refusal) return send(reply, refusal)
    log.error({ requestId: request.id, route: request.routeOptions.url, error }, 'failed')
    return reply
      .code(500)
      .send({ success: false, error: `Something went wrong on our side (${request.id}).`, code: 'INTERNAL' })
  })
  app.setNotFoundHandler((_request, reply) => send(reply, NotFound()))
}
