import type { ConnectionError, FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import type { Socket } from 'node:net'
import { refusedSocketMs } from '../../contract/limits/faults.ts'
import { apiPolicy, securityHeaders } from './headers.ts'

const failure = (code: string, error: string) => JSON.stringify({ success: false, error, code })
const unreadable = failure('INVALID', 'We couldn’t read the request.')
const notFound = failure('NOT_FOUND', 'Not found.')

/** What to answer where the HTTP server itself refuses a request, before any route or hook has seen it. */
export const answerUnreadable = (https: boolean) => ({
  /** An address that cannot be decoded, or one with a part so long that no record is named so. */
  frameworkErrors: (error: FastifyError, _request: FastifyRequest, reply: FastifyReply): void => {
    const tooLong = error.code === 'FST_ERR_MAX_PARAM_LENGTH'
    void reply
      .code(tooLong ? 404 : 400)
      .headers({ ...securityHeaders(https), 'content-security-policy': apiPolicy, 'cache-control': 'no-store' })
      .type('application/json; charset=utf-8')
      .send(tooLong ? notFound : unreadable)
  },
  /** Bytes that are not HTTP, heads too large, requests that never end. */
  clientErrorHandler: (error: ConnectionError, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
    const status =
      error.code === 'HPE_HEADER_OVERFLOW'
        ? '431 Request Header Fields Too Large'
        : error.code === 'ERR_HTTP_REQUEST_TIMEOUT'
          ? '408 Request Timeout'
          : '400 Bad Request'
    const length = Buffer.byteLength(unreadable)
    socket.end(
      `HTTP/1.1 ${status}\r\nContent-Type: application/json; charset=utf-8\r\nContent-Length: ${length}\r\nConnection: close\r\n\r\n${unreadable}`,
    )
    // A caller that never closes its side would keep the socket for ever; one that reads the answer needs a moment.
    const closing = setTimeout(() => socket.destroy(), refusedSocketMs)
    socket.once('close', () => clearTimeout(closing))
  },
})
