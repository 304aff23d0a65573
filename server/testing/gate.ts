import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

/** A way to the database that can fall silent, as if the database server were stopped or out of reach. */
export interface Gate {
  /** The address of the database through this gate. */
  readonly url: string
  /** How many connections have been opened through it. */
  readonly opened: number
  /** From now on nothing passes; connections stay open, and new ones are accepted and hear nothing. */
  hush(): void
  /** Cuts what hangs, and lets new connections pass again. */
  speak(): void
  close(): Promise<void>
}

/** Opens a gate before the database of this address. */
export const openGate = async (databaseUrl: string): Promise<Gate> => {
  const target = new URL(databaseUrl)
  const sockets = new Set<Socket>()
  let silent = false
  let opened = 0
  const keep = (socket: Socket) => {
    sockets.add(socket)
    socket.on('error', () => socket.destroy())
    socket.on('close', () => sockets.delete(socket))
    return socket
  }
  const pass = (from: Socket, to: Socket) => {
    from.on('data', (piece) => silent || to.write(piece))
    from.on('close', () => to.destroy())
  }
  const server = createServer((caller) => {
    keep(caller)
    opened++
    if (silent) return void caller.resume()
    const database = keep(connect(Number(target.port), target.hostname))
    pass(caller, database)
    pass(database, caller)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = new URL(databaseUrl)
  url.hostname = '127.0.0.1'
  url.port = String((server.address() as AddressInfo).port)
  const cut = () => {
    for (const socket of sockets) socket.destroy()
  }
  return {
    url: url.href,
    get opened() {
      return opened
    },
    hush: () => {
      silent = true
    },
    speak: () => {
      silent = false
      cut()
    },
    close: async () => {
      const closed = once(server, 'close')
      server.close()
      cut()
      await closed
    },
  }
}
