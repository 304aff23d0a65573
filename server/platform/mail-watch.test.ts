/** The mail server is asked at the start and from then on, and nobody waits for it. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { mailFirstAnswerMostMs, mailVerifyEveryMs } from '../../contract/limits/platform.ts'
import { watchMailer } from './mail-watch.ts'
import { MailRefused, type Mailer } from './mailer.ts'
import { nothingNoticed } from './noticed.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const watch = (verify?: Mailer['verify']) => {
  const noticed = nothingNoticed()
  const logged: unknown[] = []
  const mailer = { sends: true, send: async () => {}, ...(verify && { verify }) }
  const watching = watchMailer({ mailer, noticed, log: { warn: (...words: unknown[]) => void logged.push(words) } })
  return { ...watching, noticed, logged }
}

it('notices that the server does not answer, logs it once, and notices when it does', async () => {
  let works = false
  const { first, stop, noticed, logged } = watch(async () => {
    if (!works) throw new MailRefused('ESOCKET', false)
  })
  await first
  expect(noticed.mailServer).toEqual({ refusal: 'ESOCKET' })
  await vi.advanceTimersByTimeAsync(mailVerifyEveryMs)
  expect(logged).toEqual([[{ refusal: 'ESOCKET' }, 'the mail server takes no email']])
  works = true
  await vi.advanceTimersByTimeAsync(mailVerifyEveryMs)
  expect(noticed.mailServer).toEqual({ refusal: null })
  stop()
  works = false
  await vi.advanceTimersByTimeAsync(2 * mailVerifyEveryMs)
  expect(noticed.mailServer).toEqual({ refusal: null })
})

it('keeps no start waiting for a server that says nothing, nor where there is none', async () => {
  const { first, stop, noticed } = watch(() => new Promise(() => {}))
  let isWaiting = true
  void first.then(() => (isWaiting = false))
  await vi.advanceTimersByTimeAsync(mailFirstAnswerMostMs)
  expect([isWaiting, noticed.mailServer]).toEqual([false, null])
  stop()
  await watch().first
})
