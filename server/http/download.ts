import type { FastifyReply } from 'fastify'
import { composed } from '../../contract/composed.ts'
import type { Download } from '../../contract/route.ts'
import { Forbidden } from './errors.ts'

const plain = (name: string) => composed(name, 'NFKD').replaceAll(/[^\w .()-]/g, '_')
const encoded = (name: string) =>
  encodeURIComponent(name).replaceAll(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)

const savedAs = (name: string) => `attachment; filename="${plain(name)}"; filename*=UTF-8''${encoded(name)}`

/** What a browser may fetch a file for: to hand it to a script or to save it, never as a script, style, picture or frame. */
const purposes = new Set([undefined, 'empty', 'document'])

/** Nothing of a file may load, run or be framed. */
const filePolicy = "sandbox; default-src 'none'"

/** Says what file comes, always to be saved: never shown in the application's own context (RFC 6266 for its name). */
export const describeFile = (reply: FastifyReply, file: Download): FastifyReply => {
  const purpose = reply.request.headers['sec-fetch-dest']
  const shown = file.shownForSeconds !== undefined
  const whose = file.isPublic ? 'public' : 'private'
  if (!purposes.has(purpose) && !(shown && purpose === 'image')) throw Forbidden('Files can only be downloaded.')
  if (file.isPublic) reply.header('cross-origin-resource-policy', 'cross-origin').header('vary', 'Origin')
  if (file.sizeBytes !== null) reply.header('content-length', file.sizeBytes)
  return reply
    .header('content-disposition', shown ? 'inline' : savedAs(file.name))
    .header('content-type', file.contentType)
    .header('content-security-policy', filePolicy)
    .header('cache-control', shown ? `${whose}, max-age=${file.shownForSeconds}` : 'private, no-store')
}

/** Sends a file. */
export const sendFile = async (reply: FastifyReply, file: Download) => describeFile(reply, file).send(await file.open())
