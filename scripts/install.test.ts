import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { missing, root } from './install.mjs'

const machine = { platform: 'linux', arch: 'x64', libc: 'glibc' }
const native = { version: '1.0.0', optional: true, os: ['linux'], cpu: ['x64'] }

test('nothing is missing where npm recorded every version of the lockfile', () => {
  const packages = { 'node_modules/a': { version: '1.0.0' }, 'node_modules/b': native }
  expect(missing({ '': {}, ...packages }, packages, machine)).toEqual([])
})

test('a package that is absent or of another version is missing', () => {
  const wanted = { 'node_modules/a': { version: '1.0.0' }, 'node_modules/b': { version: '2.0.0' } }
  expect(missing(wanted, { 'node_modules/b': { version: '1.9.0' } }, machine)).toEqual([
    'node_modules/a',
    'node_modules/b',
  ])
})

test('packages for development are missing only where they are needed', () => {
  const wanted = {
    served: { version: '1.0.0' },
    builds: { version: '1.0.0', dev: true },
    both: { version: '1.0.0', devOptional: true },
  }
  expect(missing(wanted, {}, machine)).toEqual(['served', 'builds', 'both'])
  expect(missing(wanted, {}, machine, false)).toEqual(['served'])
})

test('of the optional ones only those made for this machine are missing', () => {
  const wanted = {
    own: native,
    mac: { ...native, os: ['darwin'] },
    arm: { ...native, cpu: 'arm64' },
    musl: { ...native, libc: ['musl'] },
    notWindows: { ...native, os: ['!win32'] },
    anywhere: { version: '1.0.0', optional: true },
  }
  expect(missing(wanted, {}, machine)).toEqual(['own', 'notWindows'])
})

interface Lockfile {
  packages: Record<string, { optionalDependencies?: Record<string, string> }>
}

/** The folders in which Node looks for what a package needs, its own first. */
const foldersUpFrom = (folder: string): string[] => {
  const end = folder.lastIndexOf('/node_modules/')
  const above = folder === '' ? [] : foldersUpFrom(end < 0 ? '' : folder.slice(0, end))
  return [`${folder && `${folder}/`}node_modules`, ...above]
}

test('the lockfile names the packages for every platform, without which `npm ci` refuses it', () => {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as Lockfile
  const absent = Object.entries(packages).flatMap(([folder, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter((name) => foldersUpFrom(folder).every((up) => !packages[`${up}/${name}`])),
  )
  expect(absent).toEqual([])
})
