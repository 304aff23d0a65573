/** What is outside the product: a mail server that is away, and a clock that jumps. */
import { existsSync, readdirSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { SMTPServer } from 'smtp-server'
import { emailOf } from '../../../server/testing/cast.ts'
import { freePort } from '../../bench/servers.ts'
import type { Fault } from './fault.ts'

const mailsAsked = 5
const mailWithinMs = 180_000

const mailServerAway: Fault = {
  name: 'mail server away, and mail that arrives once it is back',
  inject: async (setting) => {
    const port = await freePort()
    await setting.restart({ SMTP_URL: `smtp://127.0.0.1:${port}` })
    for (let count = 0; count < mailsAsked; count++) {
      const answer = await fetch(`${setting.door.address}/api/auth/forgot-password`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email: emailOf('theo') }),
      })
      if (answer.status !== 200)
        throw new Error(`A reset was answered ${answer.status} while the mail server was away.`)
    }
    await pause(5_000)
    let arrived = 0
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onData: (stream, _session, answer) => {
        stream.resume().once('end', () => {
          arrived += 1
          answer()
        })
      },
    })
    await new Promise<void>((resolve) => void server.listen(port, '127.0.0.1', () => resolve()))
    const endedAt = Date.now()
    try {
      // Of several links the last one alone still works, so that one email is enough.
      while (arrived === 0) {
        if (Date.now() > endedAt + mailWithinMs) throw new Error('No email arrived once the mail server was back.')
        await pause(100)
      }
    } finally {
      await new Promise<void>((resolve) => server.close(() => resolve()))
    }
    return Date.now()
  },
}

/** Debian's library, which tells a program another time. */
const faketime = (): string | null => {
  const libraries = '/usr/lib'
  if (!existsSync(libraries)) return null
  const found = readdirSync(libraries)
    .map((name) => join(libraries, name, 'faketime/libfaketime.so.1'))
    .find((file) => existsSync(file))
  return found ?? null
}

const clockJump: Fault = {
  name: 'clock an hour ahead, then right again',
  missing: () => (faketime() ? null : "Debian's package faketime is not installed"),
  inject: async (setting, load) => {
    const time = join(setting.folder, 'time')
    await writeFile(time, '+0')
    await setting.restart({
      LD_PRELOAD: faketime()!,
      FAKETIME_TIMESTAMP_FILE: time,
      FAKETIME_NO_CACHE: '1',
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
    })
    for (const ahead of ['+1h', '+0']) {
      await load.more(20)
      await writeFile(time, ahead)
    }
    return Date.now()
  },
}

export const outsideFaults: readonly Fault[] = [mailServerAway, clockJump]
