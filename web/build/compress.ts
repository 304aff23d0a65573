import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'

const brotli = promisify(brotliCompress)

/** Writes a compressed copy beside each text asset, which the server prefers to send. */
export const compressAssets = async (folder: string): Promise<void> => {
  const names = (await readdir(folder)).filter((name) => /\.(?:js|css|svg)$/.test(name))
  await Promise.all(
    names.map(async (name) => writeFile(join(folder, `${name}.br`), await brotli(await readFile(join(folder, name))))),
  )
}
