/** A server of a test's own that takes files as the product does and answers what became of them. */
import multipart from '@fastify/multipart'
import fastify from 'fastify'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Upload } from '../../contract/route.ts'
import { Refusal } from '../http/errors.ts'
import { multipartOptions, receiveUploads } from '../http/uploads.ts'
import { openLog } from '../platform/log.ts'

export interface Received {
  status: number
  code?: string
  error?: string
  fields?: Record<string, string>
  files?: (Upload & { content: string })[]
}

/** Opens it, with a quarantine of its own in `dataDir`. */
export const openReceiver = async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'parapet-uploads-'))
  const app = fastify()
  await app.register(multipart, multipartOptions)
  app.post('/', async (request, reply): Promise<Omit<Received, 'status'>> => {
    try {
      const { fields, files, discard } = await receiveUploads(
        { config: { dataDir }, scanner: null, log: openLog('silent') },
        request,
      )
      const contents = await Promise.all(files.map(({ path }) => readFile(path, 'base64')))
      await discard()
      return { fields, files: files.map((file, index) => Object.assign(file, { content: contents[index] ?? '' })) }
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      return reply.code(error.status).send({ code: error.code, error: error.message })
    }
  })
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  const send = async (form: FormData): Promise<Received> => {
    const answer = await fetch(address, { method: 'POST', body: form })
    return { status: answer.status, ...((await answer.json()) as object) }
  }
  return {
    address,
    dataDir,
    send,
    sendFile: (content: Buffer | string, name: string, type = ''): Promise<Received> => {
      const form = new FormData()
      form.append('files', new Blob([content as BlobPart], { type }), name)
      return send(form)
    },
    close: async () => {
      await app.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** The only file of an answer and its content. */
export const onlyFile = ({ files = [] }: Received) => {
  const [file] = files
  if (!file || files.length > 1) throw new Error('The answer does not hold one file.')
  return { ...file, content: Buffer.from(file.content, 'base64') }
}

/** How a PDF begins. */
export const pdfText: string = '%PDF-1.7\n%\xE2\xE3\n1 0 obj <<>> endobj\n'
