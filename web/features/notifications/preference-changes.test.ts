import { expect, test } from 'vitest'
import type { Preferences } from '../../../contract/notifications.ts'
import { bodyOf, changed, rowsOf } from './preference-changes.ts'

const kept: Preferences = {
  choices: [
    { kind: 'notice.meeting', channel: 'email', wanted: true, locked: true },
    { kind: 'notice.meeting', channel: 'push', wanted: true, locked: false },
    { kind: 'account.security', channel: 'email', wanted: true, locked: true },
  ],
  quietFrom: '22:00',
  quietUntil: '07:00',
  digest: 'off',
  version: 3,
}
const choice = { kind: 'notice.meeting', channel: 'push', wanted: false } as const

test('one change is sent over what is kept, and touches nothing else', () => {
  const rest = { version: 3, quietFrom: '22:00', quietUntil: '07:00', digest: 'off', everywhere: false }
  expect(bodyOf(kept, { choice })).toEqual({ ...rest, choices: [choice] })
  expect(bodyOf(kept, { digest: 'daily' })).toEqual({ ...rest, digest: 'daily', choices: [] })
})

test('it shows before it is taken', () => {
  expect(changed(kept, { choice }).choices.map(({ wanted }) => wanted)).toEqual([true, false, true])
  expect(changed(kept, { quietFrom: '', quietUntil: '' })).toEqual({ ...kept, quietFrom: '', quietUntil: '' })
})

test('everywhere means all that can be chosen, as it stands here', () => {
  expect(bodyOf(kept, { everywhere: true })).toMatchObject({
    everywhere: true,
    choices: [{ kind: 'notice.meeting', channel: 'push', wanted: true }],
  })
})

test('the table says of each kind by which ways it comes, and why some are locked', () => {
  const [meeting, security] = rowsOf(kept)
  expect(meeting).toMatchObject({ label: 'Meetings', locked: expect.stringContaining('notice of meetings') })
  expect([meeting?.by.inbox, meeting?.by.push?.locked, meeting?.by.email?.locked]).toEqual([undefined, false, true])
  expect(Object.keys(security?.by ?? {})).toEqual(['email'])
})
