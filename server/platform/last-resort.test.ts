/** What nobody caught, in a program of its own: its log and how it ends. */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const folder = join(import.meta.dirname)
const run = (misfortune: string) => {
  const program = `
    import { catchTheRest } from ${JSON.stringify(join(folder, 'last-resort.ts'))}
    import { openLog } from ${JSON.stringify(join(folder, 'log.ts'))}
    catchTheRest(openLog('info'))
    setTimeout(() => { console.log('went on'); process.exit(0) }, 50)
    ${misfortune}`
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', program], {
    encoding: 'utf8',
  })
  return { status, stdout, stderr }
}

test('a promise that broke is logged without people’s data, and the program goes on', () => {
  const { status, stdout, stderr } = run(`void Promise.reject(new RangeError('no seat for olivia@parapet.example'))`)
  expect(status).toBe(0)
  expect(JSON.parse(stdout.split('\n')[0]!)).toMatchObject({
    level: 'error',
    msg: 'a promise was rejected and not handled',
    error: { name: 'RangeError', message: 'no seat for [removed]' },
  })
  expect(stdout).toContain('went on')
  expect(stdout + stderr).not.toContain('olivia')
})

test('an exception is logged without people’s data, and the program ends', () => {
  const { status, stdout, stderr } = run(`setTimeout(() => { throw new Error('no seat for olivia@parapet.example') })`)
  expect(status).toBe(1)
  expect(JSON.parse(stdout)).toMatchObject({ level: 'error', msg: 'an exception was not caught, so the program ends' })
  expect(stdout + stderr).not.toContain('olivia')
})
