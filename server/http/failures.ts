import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify'
import type { Log } from '../platform/log.ts'
import { Invalid, NotFound, Refusal } from './errors.ts'
import { unavailableFor } from './unavailable.ts'

const send = (reply: FastifyReply, { status, code, message, details }: Refusal) => {
  if (details.retryAfterSeconds !== undefined) reply.header('retry-after', details.retryAfterSeconds)
  return reply.code(status).send({
    success: false,
    error: message,
    code,
    ...(details.errors?.length && { errors: details.errors }),
    ...(details.current !== undefined && { current: details.current }),
    ...(details.missing?.length && { missing: details.missing }),
  })
}

/** The database refused the text itself, such as an impossible date; the input was at fault. */
const unusableInput = new Set(['22P02', '22007', '22008', '22021', '22003'])

/** Node's own words for a call that its caller cut off, which has the code of a lost connection. */
const isCutOff = ({ code, message }: NodeJS.ErrnoException) => code === 'ECONNRESET' && message === 'aborted'

const translate = (error: Error): Refusal | null => {
  if (error instanceof Refusal) return error
  const { code = '', statusCode } = error as Partial<FastifyError>
  if (statusCode === 413) return new Refusal(413, 'TOO_LARGE', 'That’s more than the server accepts at once.')
  if (statusCode === 415) return new Refusal(415, 'UNSUPPORTED_TYPE', 'This type of content isn’t accepted here.')
  if (isCutOff(error)) return Invalid('We couldn’t read the request.')
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500)
    return new Refusal(statusCode, 'INVALID', 'We couldn’t read the request.')
  return unusableInput.has(code) ? Invalid('The request contains an invalid value.') : null
}

/** Errors in one shape; what is not a refusal is logged whole and told as nothing but its number. */
export const answerFailures = (app: FastifyInstance, log: Log): void => {
  app.setErrorHandler((error: Error, request, reply) => {
    const refusal = translate(error)
    if (refusal) return send(reply, refusal)
    const call = { requestId: request.id, route: request.routeOptions.url }
    const unavailable = unavailableFor(error)
    if (unavailable) {
      const { code, message: reason } = error as NodeJS.ErrnoException
      log.error({ ...call, code, reason }, 'something that the server needs is away, full or busy')
      return send(reply, unavailable)
    }
    log.error({ ...call, error }, 'failed')
    return reply
      .code(500)
      .send({ success: false, error: `Something went wrong on our side (${request.id}).`, code: 'INTERNAL' })
  })
  app.setNotFoundHandler((_request, reply) => send(reply, NotFound()))
}
