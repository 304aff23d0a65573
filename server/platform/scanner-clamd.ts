import { createReadStream } from 'node:fs'
import { connect, type NetConnectOpts, type Socket } from 'node:net'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { scanAnswerMostMs, scanReplyMostChars } from '../../contract/limits/files.ts'
import { ScannerAway, type Scanner } from './scanner.ts'

/** A length as clamd reads it, before each piece; of nothing, it ends the file. */
const lengthOf = (bytes: number): Buffer => {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(bytes)
  return length
}

async function* inPieces(path: string): AsyncGenerator<Buffer> {
  yield Buffer.from('zINSTREAM\0', 'latin1')
  for await (const piece of createReadStream(path) as AsyncIterable<Buffer>) {
    yield lengthOf(piece.length)
    yield piece
  }
  yield lengthOf(0)
}

/** The whole reply; clamd ends it by a zero and closes. */
const replyOf = async (socket: Socket): Promise<string> => {
  let reply = ''
  for await (const piece of socket.setEncoding('latin1') as AsyncIterable<string>) {
    reply += piece
    if (reply.length > scanReplyMostChars || reply.includes('\0')) break
  }
  return reply.replace(/\0.*$/s, '')
}

/**
 * Asks a clamd by its INSTREAM command, a connection a file. Any other answer than one of its two
 * verdicts is none, such as that the file is larger than it takes.
 */
export const clamdAt = (place: NetConnectOpts): Scanner => ({
  scan: async (path) => {
    const socket = connect(place)
    socket.setTimeout(scanAnswerMostMs, () => socket.destroy(new Error('no reply in time')))
    try {
      // Where it fails, the reply is missing too.
      pipeline(Readable.from(inPieces(path)), socket, { end: false }).catch(() => {})
      const reply = await replyOf(socket)
      const found = /^stream: (.+) FOUND$/.exec(reply)
      if (found) return found[1] ?? ''
      // It says so only when it has read the end of the file.
      if (reply === 'stream: OK') return null
      throw new Error(reply || 'no reply')
    } catch (error) {
      throw new ScannerAway(`The malware scanner gave no verdict: ${(error as Error).message}`)
    } finally {
      socket.destroy()
    }
  },
})
