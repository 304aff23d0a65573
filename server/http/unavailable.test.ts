/** Which errors of the database, its driver and the disk mean "try again later", and which are bugs. */
import { describe, expect, it } from 'vitest'
import { Busy } from '../platform/line.ts'
import { unavailableFor } from './unavailable.ts'

const withCode = (code: string, message = 'in words of its own') => Object.assign(new Error(message), { code })

const codes = [
  ['ECONNREFUSED', 'nothing listens'],
  ['ECONNRESET', 'cut midway'],
  ['EPIPE', 'written to after it was cut'],
  ['ETIMEDOUT', 'nobody answers'],
  ['ENOTFOUND', 'its name leads nowhere'],
  ['EAI_AGAIN', 'the name server is away'],
  ['EHOSTUNREACH', 'its machine is away'],
  ['08006', 'connection failure'],
  ['08P01', 'a connection that broke off in the middle of a message'],
  ['25006', 'a database that can only be read'],
  ['25P03', 'ended as idle in a transaction'],
  ['40001', 'a race that was lost five times'],
  ['40P01', 'a deadlock, five times'],
  ['53100', 'disk full'],
  ['53200', 'out of memory'],
  ['53300', 'too many connections'],
  ['55P03', 'a lock that was not to be had'],
  ['57014', 'a statement that took too long'],
  ['57P01', 'shut down by its operator'],
  ['57P02', 'shut down by a crash'],
  ['57P03', 'starting'],
  ['EMFILE', 'too many open files'],
  ['ENFILE', 'too many open files on the machine'],
  ['ENOSPC', 'no room for a file'],
  ['EDQUOT', 'no room left to this user'],
  ['EROFS', 'a disk that can only be read'],
] as const

const words = [
  'Connection terminated',
  'Connection terminated unexpectedly',
  'Connection terminated due to connection timeout',
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
  'Postgres connection has been discarded',
  'driver has already been destroyed',
  'timeout exceeded when trying to connect',
  'timeout expired',
  'Query read timeout',
  'Cannot use a pool after calling end on the pool',
]

describe('try again later', () => {
  it.each(codes)('%s: %s', (code) => {
    expect(unavailableFor(withCode(code))).toMatchObject({ status: 503, code: 'UNAVAILABLE' })
    expect(unavailableFor(withCode(code))?.details.retryAfterSeconds).toBeGreaterThan(0)
  })

  it.each(words)('%s', (message) => {
    expect(unavailableFor(new Error(message))).toMatchObject({ status: 503 })
  })

  it('what caused another error counts', () => {
    expect(unavailableFor(new TypeError('fetch failed', { cause: withCode('ECONNREFUSED') }))).toMatchObject({
      status: 503,
    })
  })

  it('too many people who sign in at once', () => {
    expect(unavailableFor(new Busy())).toMatchObject({ status: 503 })
  })

  it.each([
    ['ENOSPC', /can’t save anything/],
    ['53100', /can’t save anything/],
    ['25006', /can’t save anything/],
    ['57014', /busy/],
    ['53300', /database isn’t responding/],
  ])('%s says %s', (code, text) => {
    expect(unavailableFor(withCode(code))?.message).toMatch(text)
  })
})

describe('a bug', () => {
  it.each([
    ['22P02', 'a text that is no UUID'],
    ['23505', 'a row that is there already'],
    ['25P02', 'a transaction that has failed'],
    ['42P01', 'a table that is not there'],
    ['42501', 'a right that is missing'],
    ['XX000', 'an error inside PostgreSQL'],
    ['ENOENT', 'a file that is not there'],
    ['EACCES', 'a file of somebody else'],
  ])('%s: %s', (code) => {
    expect(unavailableFor(withCode(code))).toBeNull()
  })

  it.each(['the pepper is paprika', 'Unexpected token', ''])('an error without a code: %s', (message) => {
    expect(unavailableFor(new Error(message))).toBeNull()
    expect(unavailableFor(new Error('around it', { cause: new Error(message) }))).toBeNull()
  })
})
