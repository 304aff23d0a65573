import { expect, test } from 'vitest'
import { openLog } from './log.ts'

const logged = (fields: object, message = 'something happened'): { line: string; read: Record<string, unknown> } => {
  const lines: string[] = []
  openLog('info', { write: (line) => void lines.push(line) }).warn(fields, message)
  expect(lines).toHaveLength(1)
  const line = lines.join('')
  return { line, read: JSON.parse(line) as Record<string, unknown> }
}

test('ids, counts and words for the operator stay', () => {
  const fields = {
    requestId: '0195d8a0-7c3e-7b1a-9c55-3f6d2a1b4c5d',
    status: 503,
    job: 'mail.deliver',
    route: '/api/notices/:id',
  }
  expect(logged(fields, 'call').read).toMatchObject({ level: 'warn', msg: 'call', ...fields })
})

test('people and secrets do not reach a line, however deep they lie', () => {
  const { line } = logged({
    email: 'olivia@parapet.example',
    account: { firstName: 'Olivia', phone: '604 555 0123', nested: { newPassword: 'Harbour-2026!' } },
    headers: [{ cookie: 'sid=abc', authorization: 'Bearer abc' }],
    reason: 'could not reach olivia@parapet.example with tOk3nTok3nTok3nTok3nTok3nTok3nTok3nTok3n',
  })
  for (const secret of ['olivia', 'Olivia', '604', 'Harbour', 'sid=', 'Bearer', 'tOk3n'])
    expect(line).not.toContain(secret)
  expect(line).toContain('could not reach')
})

test('an error keeps its name, code and place, but not what it says about people', () => {
  const error = Object.assign(new RangeError('no seat for olivia@parapet.example'), {
    code: '23505',
    detail: 'Key (email)=(olivia)',
  })
  const { line, read } = logged({ error, requestId: 'r1' })
  expect(read.error).toMatchObject({ name: 'RangeError', code: '23505', message: 'no seat for [removed]' })
  expect((read.error as { stack: string }).stack).toContain('log.test.ts')
  expect(line).not.toContain('olivia')
})
