import { once } from 'node:events'
import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { collectorOrigin } from './addresses.ts'

/** A collector of errors on this machine: reads envelopes as the protocol has them and keeps them. */
export interface Collected {
  type: string
  event: {
    environment?: string
    release?: string
    transaction?: string
    tags?: Record<string, string>
    spans?: { op?: string; description?: string }[]
    exception?: { values: { type: string; value: string; stacktrace?: { frames: { filename: string }[] } }[] }
  }
}

export const dsn = collectorOrigin.replace('://', '://0123456789abcdef@').concat('/7')

export const openCollector = async () => {
  const items: Collected[] = []
  const bodies: string[] = []
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      response.writeHead(200, { 'access-control-allow-origin': '*', 'content-type': 'application/json' }).end('{}')
      if (request.method !== 'POST' || !request.url?.startsWith('/api/7/envelope/')) return
      bodies.push(`${request.url}\n${JSON.stringify(request.headers)}\n${body}`)
      const [, ...lines] = body.trim().split('\n')
      for (let at = 0; at + 1 < lines.length; at += 2) {
        const { type } = JSON.parse(lines[at]!) as { type: string }
        items.push({ type, event: JSON.parse(lines[at + 1]!) as Collected['event'] })
      }
    })
  })
  server.listen(Number(new URL(collectorOrigin).port), 'localhost')
  await once(server, 'listening')
  return {
    of: (type: string) => items.filter((item) => item.type === type).map(({ event }) => event),
    /** Everything that came over the line, word for word. */
    all: () => bodies.join('\n'),
    empty: () => {
      items.length = 0
      bodies.length = 0
    },
    close: async () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
