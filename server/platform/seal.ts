import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto'
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { SettingRefused, type Config } from './config.ts'

/** Seals what the database keeps and must not show to whoever reads a copy of it: AES-256-GCM with the installation's key. */
export interface Seal {
  /** Seals a secret for one place, such as an account: elsewhere it does not open. */
  close(secret: Buffer, place: string): Buffer
  /** The secret again; null where it was sealed with another key or for another place. */
  open(sealed: Buffer, place: string): Buffer | null
  /** The same short word for the same text, which without the key tells nothing of it, not even by trying all texts. */
  mark(text: string): string
}

const cipher = 'aes-256-gcm'
const keyBytes = 32
const ivBytes = 12
const tagBytes = 16

const hmac = (key: Buffer, text: string) => createHmac('sha256', key).update(text)

export const sealWith = (key: Buffer): Seal => ({
  mark: (text) => hmac(hmac(key, 'marks').digest(), text).digest('base64url'),
  close: (secret, place) => {
    const iv = randomBytes(ivBytes)
    const sealing = createCipheriv(cipher, key, iv).setAAD(Buffer.from(place))
    const sealed = Buffer.concat([sealing.update(secret), sealing.final()])
    return Buffer.concat([iv, sealing.getAuthTag(), sealed])
  },
  open: (sealed, place) => {
    try {
      const opening = createDecipheriv(cipher, key, sealed.subarray(0, ivBytes), { authTagLength: tagBytes })
      opening.setAAD(Buffer.from(place)).setAuthTag(sealed.subarray(ivBytes, ivBytes + tagBytes))
      return Buffer.concat([opening.update(sealed.subarray(ivBytes + tagBytes)), opening.final()])
    } catch {
      return null
    }
  },
})

/** Makes the key where there is none. Of several processes that start together one makes it, and all read the same. */
const makeKey = async (file: string): Promise<void> => {
  const unfinished = `${file}.${randomBytes(6).toString('hex')}`
  await mkdir(dirname(file), { recursive: true, mode: 0o700 })
  await writeFile(unfinished, randomBytes(keyBytes).toString('base64url'), { mode: 0o600, flush: true })
  try {
    await link(unfinished, file)
  } catch (error) {
    if ((error as { code?: string }).code !== 'EEXIST') throw error
  } finally {
    await rm(unfinished)
  }
}

const readKey = async (file: string): Promise<string> => {
  try {
    return await readFile(file, 'utf8')
  } catch (error) {
    if ((error as { code?: string }).code !== 'ENOENT') throw error
    await makeKey(file)
    return readFile(file, 'utf8')
  }
}

/** The seal of this installation: by SECRET_KEY, else by the key in DATA_DIR, which the first start makes. */
export const openSeal = async ({ secretKey, dataDir }: Pick<Config, 'secretKey' | 'dataDir'>): Promise<Seal> => {
  if (secretKey) return sealWith(Buffer.from(secretKey, 'base64url'))
  const file = join(dataDir, 'secret-key')
  const text = await readKey(file).catch((error: Error) => {
    throw new SettingRefused(`The key in ${file} can’t be read: ${error.message}.`)
  })
  const key = Buffer.from(text.trim(), 'base64url')
  if (key.length !== keyBytes)
    throw new SettingRefused(
      `The file ${file} doesn’t contain a key: restore the one from your backup, or set SECRET_KEY.`,
    )
  return sealWith(key)
}
