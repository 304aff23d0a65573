import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { connect, createServer, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import { vi } from 'vitest'

/** What the scanners of the tests take for malware. */
export const malice = 'Parapet takes this sentence for malware in its tests.'

const program = ['/usr/sbin/clamd', '/usr/local/sbin/clamd', '/opt/homebrew/sbin/clamd'].find((path) =>
  existsSync(path),
)
/** Whether this machine has a clamd. */
export const hasClamd = program !== undefined

export interface TestScanner {
  /** What CLAMD_URL would say. */
  url: string
  close(): Promise<void>
}

const answersAt = async (path: string): Promise<void> => {
  const socket = connect(path)
  await once(socket, 'connect')
  socket.destroy()
}

/** A real clamd on a socket in this folder, which knows one signature. */
export const openClamd = async (folder: string): Promise<TestScanner> => {
  const place = join(folder, 'clamd.ctl')
  const signatures = join(folder, 'signatures')
  await mkdir(signatures, { recursive: true })
  await writeFile(join(signatures, 'test.ndb'), `Parapet.Test:0:*:${Buffer.from(malice).toString('hex')}\n`)
  const settings = [`LocalSocket ${place}`, `DatabaseDirectory ${signatures}`, 'Foreground yes', 'StreamMaxLength 1M']
  await writeFile(join(folder, 'clamd.conf'), `${settings.join('\n')}\n`)
  const child = spawn(program!, ['-c', join(folder, 'clamd.conf')], { stdio: 'ignore' })
  const ended = once(child, 'exit')
  await vi.waitFor(() => answersAt(place), { timeout: 10_000, interval: 50 })
  return {
    url: place,
    close: async () => {
      child.kill()
      await ended
    },
  }
}

/** Speaks as clamd does, as far as we ask it to. `answer` replaces what it would say of a whole file. */
export const openScannerOfTests = async (answer?: string): Promise<TestScanner> => {
  const judge = (stream: Buffer) => (stream.includes(malice) ? 'stream: Parapet.Test FOUND' : 'stream: OK')
  const server = createServer((socket) => {
    const pieces: Buffer[] = []
    socket.on('error', () => {})
    socket.on('data', (piece: Buffer) => {
      pieces.push(piece)
      const heard = Buffer.concat(pieces)
      const begun = heard.subarray(0, 10).toString('latin1') === 'zINSTREAM\0'
      if (begun && heard.subarray(-4).readUInt32BE() === 0) socket.end(`${answer ?? judge(heard)}\0`)
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `tcp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.close()
      await once(server, 'close')
    },
  }
}
