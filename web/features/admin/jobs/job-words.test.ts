import { expect, test } from 'vitest'
import type { KindOfWork } from '../../../../contract/admin/jobs.ts'
import { byGravity, jobName, workState } from './job-words.ts'

const kind = (name: string, more: Partial<KindOfWork> = {}): KindOfWork => ({
  ...{ name, recurs: false, waiting: 0, later: 0, running: 0, retrying: 0, failed: 0 },
  ...{ waitingSince: null, lastDoneAt: null, lastFailedAt: null, nextRunAt: null },
  ...more,
})

test('a kind of work has a name that people read', () => {
  expect(jobName('mail.deliverWaiting')).toBe('Mail: deliver waiting')
  expect(jobName('http.forgetOldKeys')).toBe('Http: forget old keys')
})

test.each([
  [{ failed: 1, running: 1 }, 'Failed'],
  [{ retrying: 2, waiting: 1 }, 'Retrying'],
  [{ running: 1, waiting: 1 }, 'Running'],
  [{ waiting: 1 }, 'Waiting'],
  [{ later: 3 }, 'OK'],
])('%o reads %s', (counts, words) => expect(workState(kind('a.b', counts))[1]).toBe(words))

test('what needs somebody comes first', () => {
  const kinds = [kind('b.b'), kind('a.a'), kind('c.c', { waiting: 1 }), kind('d.d', { failed: 1 })]
  expect(byGravity(kinds).map(({ name }) => name)).toEqual(['d.d', 'c.c', 'a.a', 'b.b'])
})
