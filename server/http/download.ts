import type { FastifyReply } from 'fastify'
import type { Download } from '../../contract/route.ts'
import { Forbidden } from './errors.ts'

const plain = (name: string) => name.normalize('NFKD').replaceAll(/[^\w .()-]/g, '_')
const encoded = (name: string) =>
  encodeURIComponent(name).replaceAll(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)

/** What a browser may fetch a file for: to hand it to a script or to save it, never as a script, style, picture or frame. */
const purposes = new Set([undefined, 'empty', 'document'])

/** Sends a file, always to be saved: never shown in the application's own context (RFC 6266 for its name). */
export const sendFile = async (reply: FastifyReply, file: Download) => {
  if (!purposes.has(reply.request.headers['sec-fetch-dest'])) throw Forbidden('Files are for saving.')
  return reply
    .header('content-disposition', `attachment; filename="${plain(file.name)}"; filename*=UTF-8''${encoded(file.name)}`)
    .header('content-type', file.contentType)
    .header('content-length', file.sizeBytes)
    .header('content-security-policy', "sandbox; default-src 'none'")
    .header('cache-control', 'private, no-store')
    .send(await file.open())
}
