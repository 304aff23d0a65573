/** Breaks what the product stands on while people write, and counts what was lost and how soon it served again. */
import { mkdtemp, rm } from 'node:fs/promises'
import { availableParallelism, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { hasPostgres15 } from '../bench/postgres15.ts'
import { diskFaults, mountSmallDisk } from './faults/disk.ts'
import type { Fault } from './faults/fault.ts'
import { kills } from './faults/kills.ts'
import { openLoad } from './faults/load.ts'
import { outsideFaults } from './faults/outside.ts'
import { openSetting, type Setting } from './faults/setting.ts'

const faults: readonly Fault[] = [...kills, ...diskFaults, ...outsideFaults]
const writesBetween = 20
const servesWithinSeconds = 10

interface Asked {
  cycles: number
  /** A word of the names of the faults that are wanted; all of them where it is empty. */
  only: string
}

/** Does one fault over a database as often as asked, prints its row, and answers whether it was withstood. */
const prove = async (setting: Setting, fault: Fault, cycles: number): Promise<boolean> => {
  const load = openLoad(setting, `${fault.name}, ${Date.now()}`)
  let slowest = 0
  try {
    for (let cycle = 0; cycle < cycles; cycle++) {
      await load.more(writesBetween)
      const endedAt = await fault.inject(setting, load)
      const servedAt = await load.servedSince(Date.now())
      slowest = Math.max(slowest, (servedAt - endedAt) / 1000)
    }
    await load.more(writesBetween)
  } catch (error) {
    await load.finish().catch(() => null)
    throw error
  }
  const { acknowledged, lost, doubled, otherFailures } = await load.finish()
  const holds = lost === 0 && doubled === 0 && otherFailures === 0 && slowest <= servesWithinSeconds
  const cells = [setting.name, fault.name, cycles, acknowledged, lost, doubled, otherFailures, slowest.toFixed(1)]
  console.log(`| ${[...cells, holds ? 'withstood' : 'FAILED'].join(' | ')} |`)
  return holds
}

/** Opens a setting, on a small disk where the fault needs one, and takes it away afterwards. */
const proveApart = async (name: Setting['name'], fault: Fault, cycles: number): Promise<boolean> => {
  const folder = await mkdtemp(join(tmpdir(), 'parapet-faults-'))
  const unmount = fault.onSmallDisk ? await mountSmallDisk(folder) : async () => {}
  try {
    const setting = await openSetting(name, folder)
    try {
      return await prove(setting, fault, fault.isRepeated ? cycles : 1)
    } finally {
      await setting.close()
    }
  } catch (error) {
    console.log(`FAILED ${name}, ${fault.name}: ${(error as Error).message}`)
    return false
  } finally {
    await unmount()
    await rm(folder, { recursive: true, force: true })
  }
}

/** Proves that every fault is withstood, on each database of this machine; false where one is not. */
export const proveFaults = async ({ cycles, only }: Asked): Promise<boolean> => {
  if (!Number.isInteger(cycles) || cycles < 1) throw new Error('At least one cycle.')
  console.log(`Node ${process.version}, ${availableParallelism()} processors, load ${loadavg()[0]?.toFixed(2)}.`)
  if (!hasPostgres15()) console.log('Left out: a server of its own, for which this machine has no PostgreSQL 15.')
  console.log('\n| database | fault | cycles | acknowledged | lost | twice | other 5xx | served again within s | |')
  console.log('| --- | --- | --- | --- | --- | --- | --- | --- | --- |')
  let holds = true
  for (const name of ['embedded', 'PostgreSQL 15'] as const) {
    if (name === 'PostgreSQL 15' && !hasPostgres15()) continue
    for (const fault of faults.filter((one) => one.name.includes(only) && (one.only ?? name) === name)) {
      const missing = fault.missing?.() ?? null
      if (missing !== null) console.log(`Left out: ${fault.name}, because ${missing}.`)
      else if (!(await proveApart(name, fault, cycles))) holds = false
    }
  }
  return holds
}
