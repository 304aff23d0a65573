/** Files that come with a call: taken into quarantine, judged by their content, given to the verb, then thrown away. */
import type { FastifyRequest } from 'fastify'
import type { MultipartFile, MultipartValue } from '@fastify/multipart'
import { createHash, randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { fileMostBytes, filesMost, leftUploadMs } from '../../contract/limits.ts'
import type { Upload } from '../../contract/route.ts'
import type { Config } from '../platform/config.ts'
import { Invalid, InvalidField, Refusal } from './errors.ts'
import { requireStorable } from './input.ts'
import { cleanFileName } from './uploads/file-name.ts'
import { redrawHeic } from './uploads/heic.ts'
import { requireKind } from './uploads/file-kind.ts'
import { requireClean, type Scanning } from './uploads/malware.ts'
import { requireHarmlessArchive } from './uploads/office-archive.ts'
import { redraw } from './uploads/picture.ts'

export interface Received {
  fields: Record<string, string>
  files: Upload[]
  /** Removes what was taken in, kept or not; call it when the work is done. */
  discard(): Promise<void>
}

type Receiving = Scanning & { readonly config: Pick<Config, 'dataDir'> }

interface Arrived {
  path: string
  name: string
  declared: string
  sha256: string
  sizeBytes: number
}

/** For the parser: a file that is too large is refused here, where its name is known. */
export const multipartOptions = { throwFileSizeLimit: false } as const

const quarantineOf = (config: Pick<Config, 'dataDir'>) => join(config.dataDir, 'tmp')

/**
 * Throws away what a former run left behind; at start, before the first call. What is young may be a call under way in
 * another process on the same folder, and stays.
 */
export const emptyQuarantine = async (config: Pick<Config, 'dataDir'>): Promise<void> => {
  const folder = quarantineOf(config)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  for (const name of await readdir(folder)) {
    const path = join(folder, name)
    const left = await stat(path).catch(() => null)
    if (left && Date.now() - left.mtimeMs > leftUploadMs) await rm(path, { recursive: true, force: true })
  }
}

const tooLarge = (name: string) =>
  new Refusal(413, 'FILE_TOO_LARGE', `${name} is larger than ${fileMostBytes / 1024 / 1024} MB.`)
const tooMany = () => new Refusal(413, 'TOO_MANY_FILES', `You can upload up to ${filesMost} files at once.`)

/** What the parser says in its own words. */
const refusalOf = (error: unknown): unknown => {
  const code = (error as { code?: string }).code ?? ''
  if (code === 'FST_FILES_LIMIT') return tooMany()
  if (code === 'FST_FIELDS_LIMIT' || code === 'FST_PARTS_LIMIT')
    return new Refusal(413, 'TOO_MANY_FIELDS', 'The form has too many fields.')
  const unreadable =
    code.startsWith('FST_') || /multipart|terminated early|boundary|header/i.test((error as Error).message)
  return unreadable ? Invalid('We couldn’t read the form.') : error
}

const hashOf = async (path: string): Promise<string> => {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return hash.digest('hex')
}

const takeFile = async (part: MultipartFile, folder: string): Promise<Arrived> => {
  const name = cleanFileName(part.filename ?? '')
  if (part.fieldname !== 'files')
    throw InvalidField(part.fieldname.slice(0, 40), 'Files are accepted only in the field files.')
  const path = join(folder, randomUUID())
  const hash = createHash('sha256')
  let sizeBytes = 0
  await pipeline(
    part.file,
    async function* (chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        hash.update(chunk)
        sizeBytes += chunk.length
        yield chunk
      }
    },
    createWriteStream(path, { flags: 'wx', mode: 0o600 }),
  )
  if (part.file.truncated) throw tooLarge(name)
  if (sizeBytes === 0) throw new Refusal(400, 'EMPTY_FILE', `${name} is empty.`)
  return { path, name, declared: part.mimetype, sha256: hash.digest('hex'), sizeBytes }
}

const takeField = (fields: Record<string, string>, part: MultipartValue): void => {
  const { fieldname: name, value } = part
  const shown = name.slice(0, 40)
  if (part.valueTruncated || part.fieldnameTruncated)
    throw new Refusal(413, 'TOO_LARGE', `The field ${shown} is too long.`)
  if (name === 'files' || typeof value !== 'string') throw InvalidField(shown, `The field ${shown} can’t be used.`)
  if (Object.hasOwn(fields, name)) throw InvalidField(shown, `The field ${shown} appears twice.`)
  requireStorable(value)
  fields[name] = value
}

/** Reads the whole form even after a refusal, so that the caller is still listening when it is told. */
const takeParts = async (request: FastifyRequest, folder: string) => {
  const fields: Record<string, string> = {}
  const arrived: Arrived[] = []
  let refusal: unknown
  for await (const part of request.parts({ limits: { files: filesMost, fileSize: fileMostBytes } })) {
    try {
      // The parser's types promise a name, which a part of a form may well lack.
      if (refusal === undefined && typeof part.fieldname !== 'string') throw Invalid('We couldn’t read the form.')
      if (refusal === undefined && part.type === 'file') arrived.push(await takeFile(part, folder))
      else if (part.type === 'file') part.file.resume()
      else if (refusal === undefined) takeField(fields, part)
    } catch (error) {
      refusal = error
      if (part.type === 'file') part.file.resume()
    }
  }
  if (refusal !== undefined) throw refusal
  return { fields, arrived }
}

/** Judges a file by its content and makes it harmless; a picture is another file afterwards. */
const judge = async (ctx: Receiving, { path, name, declared, sha256, sizeBytes }: Arrived): Promise<Upload> => {
  const kind = await requireKind(path, name, declared)
  if (kind.care === 'archive') await requireHarmlessArchive(path, name)
  await requireClean(ctx, path, name)
  const kept = { path, name: kind.name, contentType: kind.type }
  if (kind.care !== 'picture' && kind.care !== 'heic') return { ...kept, sha256, sizeBytes }
  await (kind.care === 'heic' ? redrawHeic : redraw)(path, `${path}.drawn`, name)
  await rename(`${path}.drawn`, path)
  return { ...kept, sha256: await hashOf(path), sizeBytes: (await stat(path)).size }
}

/**
 * Takes a multipart form in: its fields, each once, and up to ten files of the field `files`. Refuses with 413 what is
 * too large or too many, with 400 what is empty or repeated, with 415 what is not of an allowed type by its content or
 * holds malware, and with 503 everything while the scanner that should look gives no verdict.
 */
export const receiveUploads = async (ctx: Receiving, request: FastifyRequest): Promise<Received> => {
  const folder = join(quarantineOf(ctx.config), randomUUID())
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const discard = () => rm(folder, { recursive: true, force: true })
  try {
    const { fields, arrived } = await takeParts(request, folder)
    const files: Upload[] = []
    for (const file of arrived) files.push(await judge(ctx, file))
    return { fields, files, discard }
  } catch (error) {
    await discard()
    throw refusalOf(error)
  }
}
