import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** A text with its compressed copies, made once, so that nothing is compressed while somebody waits. */
export interface Copies {
  readonly plain: string
  readonly br: Buffer
  readonly gzip: Buffer
}

export const copiesOf = async (plain: string): Promise<Copies> => {
  const params = { [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT }
  const [br, gz] = await Promise.all([brotli(plain, { params }), zip(plain, { level: 9 })])
  return { plain, br, gzip: gz }
}

const isTaken = (accepted: string, encoding: string): boolean =>
  accepted.split(',').some((one) => {
    const [name, weight = ''] = one.split(';').map((part) => part.trim())
    return name === encoding && !/^q=0(?:\.0*)?$/.test(weight)
  })

/** The smallest copy that somebody takes, by their Accept-Encoding; null where it goes as it is. */
export const copyFor = (accepted: string | undefined, copies: Copies) => {
  const encoding = (['br', 'gzip'] as const).find((one) => isTaken(accepted ?? '', one)) ?? null
  return { encoding, content: encoding ? copies[encoding] : copies.plain }
}
