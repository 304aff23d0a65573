/** One call of the comparison: what is asked of the server, how long it takes, and what comes back. */
import { Agent, request } from 'node:http'

/** Whether somebody owns the address that a call names. */
export type Kind = 'known' | 'unknown'

export interface Ask {
  kind: Kind
  path: string
  email: string
  body: object
}

export interface Answer {
  kind: Kind
  milliseconds: number
  /** Status, headers and body, without what differs between any two calls: ids, time, the session's secret, the address. */
  said: string
}

const changing = new Set(['date', 'x-request-id'])

const withoutChance = (text: string, email: string): string =>
  text
    .replaceAll(email, '(address)')
    .replaceAll(/[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}/g, '(id)')
    .replaceAll(/sid=[\w-]{43}/g, 'sid=(secret)')

const agent = new Agent({ keepAlive: true, maxSockets: 1 })

/** Calls from an address of its own, as behind a proxy, so that no limit of attempts is met and none is lifted. */
export const ask = (port: number, place: number, { kind, path, email, body }: Ask): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const payload = JSON.stringify(body)
    const headers = {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(payload),
      'x-forwarded-for': `10.${place >> 16}.${(place >> 8) & 255}.${place & 255}`,
    }
    const begun = performance.now()
    const call = request({ port, host: '127.0.0.1', path, method: 'POST', headers, agent }, (answer) => {
      let text = ''
      answer.setEncoding('utf8')
      answer.on('data', (chunk: string) => (text += chunk))
      answer.once('error', reject)
      answer.once('end', () => {
        const milliseconds = performance.now() - begun
        const lines = Object.entries(answer.headers).filter(([name]) => !changing.has(name))
        const said = JSON.stringify([answer.statusCode, Object.fromEntries(lines), text])
        resolve({ kind, milliseconds, said: withoutChance(said, email) })
      })
    })
    call.once('error', reject)
    call.end(payload)
  })

/** Lets the process end. */
export const hangUp = (): void => agent.destroy()
