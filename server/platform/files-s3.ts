import { openAsBlob } from 'node:fs'
import { posix } from 'node:path'
import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { S3mini } from 's3mini'
import { SettingRefused } from './config.ts'
import { isHash, placeOf, type FileStore } from './files.ts'

/** Reads `s3://key:secret@host/bucket?region=ca-central-1`; `tls=off` is for servers on the own machine. */
const readLocation = (filesUrl: string) => {
  const url = new URL(filesUrl)
  const bucket = url.pathname.replace(/^\/+|\/+$/g, '')
  if (!url.username || !url.password || !url.host || !bucket)
    throw new SettingRefused('The setting FILES_URL is invalid: use the form s3://key:secret@host/bucket.')
  return {
    accessKeyId: decodeURIComponent(url.username),
    secretAccessKey: decodeURIComponent(url.password),
    endpoint: `${url.searchParams.get('tls') === 'off' ? 'http' : 'https'}://${url.host}/${bucket}`,
    region: url.searchParams.get('region') ?? 'auto',
  }
}

const keyOf = (sha256: string) => placeOf(sha256).join('/')

/** Keeps files in a bucket; the store itself compares what arrived with the hash. */
export const openS3Files = (filesUrl: string): FileStore => {
  const bucket = new S3mini(readLocation(filesUrl))
  return {
    keep: async (path, sha256) => {
      const key = keyOf(sha256)
      const checksum = Buffer.from(sha256, 'hex').toString('base64')
      const content = await openAsBlob(path)
      const type = 'application/octet-stream'
      await bucket.putObject(key, content, type, undefined, { 'x-amz-checksum-sha256': checksum }, content.size)
    },
    open: async (sha256) => {
      const answer = await bucket.getObjectResponse(keyOf(sha256))
      if (!answer?.body) throw new Error(`The stored file ${sha256} is missing.`)
      return Readable.fromWeb(answer.body as ReadableStream<Uint8Array>)
    },
    has: async (sha256) => (await bucket.objectExists(keyOf(sha256))) === true,
    remove: async (sha256) => {
      await bucket.deleteObject(keyOf(sha256))
    },
    list: async (shard) => {
      const objects = await bucket.listObjects('/', `${shard}/`)
      if (!objects) throw new Error('The bucket in FILES_URL doesn’t exist.')
      return objects
        .map(({ Key, Size, LastModified }) => ({
          sha256: posix.basename(Key),
          sizeBytes: Size,
          changedAt: new Date(LastModified).toISOString(),
        }))
        .filter(({ sha256 }) => isHash(sha256))
    },
    // An object is there whole or not at all.
    removeUnfinished: async () => {},
  }
}
