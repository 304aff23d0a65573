import { expect, test } from 'vitest'
import type { Check, CheckState } from '../../../../contract/admin/self-check.ts'
import { judge, type Facts } from './rules.ts'

const inOrder: Facts = {
  production: true,
  readOnTheWay: false,
  demo: false,
  calls: 'forwarded',
  untrustedProxy: null,
  trustsProxy: true,
  sendsMail: true,
  mailServer: { refusal: null },
  mailWaitsMs: null,
  mailFailed: 0,
  guessedAt: 0,
  freeBytes: 50e9,
  clockAheadMs: 20,
  clockIsBack: false,
  version: '0.1.0',
  node: '26.10.0',
  database: '18.4',
}
const hour = 3_600_000
const lineOf = (check: Check, facts: Partial<Facts>) => {
  const line = judge({ ...inOrder, ...facts }).find((one) => one.check === check)!
  return [line.state, line.says, line.toDo]
}

test('an installation that is in order has nothing to do', () => {
  const lines = judge(inOrder)
  expect(lines.map(({ check }) => check)).toEqual([
    'mode',
    'demo',
    'proxy',
    'mail',
    'guesses',
    'disk',
    'clock',
    'version',
  ])
  expect(lines.filter(({ state, toDo }) => state !== 'ok' || toDo !== null)).toEqual([])
})

test.each<[Check, Partial<Facts>, CheckState, string, string]>([
  ['mode', { production: false }, 'attention', 'this machine only', 'NODE_ENV=production'],
  ['mode', { readOnTheWay: true }, 'attention', 'over plain HTTP', 'HTTPS in front'],
  ['demo', { demo: true }, 'attention', 'published password', 'remove-demo'],
  ['proxy', { untrustedProxy: '10.0.0.2' }, 'fault', '10.0.0.2 forwards calls', 'Add 10.0.0.2 to TRUST_PROXY'],
  ['mail', { sendsMail: false }, 'fault', 'no mail server', 'SMTP_URL'],
  ['mail', { mailServer: { refusal: 'ESOCKET' } }, 'fault', 'isn’t responding (ESOCKET)', 'SMTP_URL'],
  ['mail', { mailServer: { refusal: 'EAUTH 535' } }, 'fault', 'rejected Parapet’s sign-in', 'password in SMTP_URL'],
  ['mail', { mailWaitsMs: 1.2 * hour }, 'fault', 'for an hour.', 'under Email'],
  ['mail', { mailWaitsMs: 7.4 * hour }, 'fault', 'for 7 hours.', 'under Email'],
  ['mail', { mailFailed: 1 }, 'attention', 'One email couldn’t', 'resend or discard them'],
  ['mail', { mailFailed: 3 }, 'attention', '3 emails couldn’t', 'resend or discard them'],
  ['guesses', { guessedAt: 1 }, 'attention', 'for one email address', 'fail2ban'],
  ['guesses', { guessedAt: 4 }, 'attention', 'for 4 email addresses', 'fail2ban'],
  ['disk', { freeBytes: 4.94e9 }, 'attention', '4.9 GB', 'Free up space'],
  ['disk', { freeBytes: 0.2e9 }, 'fault', '0.2 GB', 'Free up space'],
  ['disk', { freeBytes: null }, 'fault', 'DATA_DIR', 'belongs to the server'],
  ['clock', { clockAheadMs: 5_001 }, 'fault', '5 seconds ahead of', 'NTP'],
  ['clock', { clockAheadMs: -90_000 }, 'fault', '90 seconds behind', 'NTP'],
  ['clock', { clockIsBack: true }, 'fault', 'before the last update', 'NTP'],
])('%s: %j', (check, facts, state, says, toDo) => {
  expect(lineOf(check, facts)).toEqual([state, expect.stringContaining(says), expect.stringContaining(toDo)])
})

test.each<[Check, Partial<Facts>, string]>([
  ['proxy', { trustsProxy: false, calls: 'direct' }, 'No web server forwards calls.'],
  ['mail', { mailWaitsMs: hour }, 'The mail server is responding.'],
  ['disk', { freeBytes: 5e9 }, '5.0 GB of disk space is free.'],
  ['clock', { clockAheadMs: -5_000 }, 'The clock agrees with the database.'],
  ['version', {}, 'Parapet 0.1.0, Node 26.10.0, PostgreSQL 18.4.'],
])('%s is in order: %j', (check, facts, says) => {
  expect(lineOf(check, facts)).toEqual(['ok', says, null])
})

test.each<[Check, Partial<Facts>, string]>([
  ['proxy', { calls: 'none' }, 'Call routing isn’t known until the first call.'],
  ['proxy', { calls: 'none', trustsProxy: false }, 'Call routing isn’t known until the first call.'],
  ['proxy', { calls: 'direct' }, 'No call has come through the web server in TRUST_PROXY yet.'],
  ['mail', { mailServer: null }, 'A mail server is set up. It hasn’t responded yet.'],
])('%s is not known yet: %j', (check, facts, says) => {
  expect(lineOf(check, facts)).toEqual(['unknown', says, null])
})
