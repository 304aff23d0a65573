/** Kills the server or its database while fees are charged and while a bank file is posted, and counts what is in the books. */
import { mkdtemp, rm } from 'node:fs/promises'
import { availableParallelism, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { median } from '../bench/median.ts'
import { killNode, killPostmaster } from './faults/kills.ts'
import { openSetting, type Setting } from './faults/setting.ts'
import { faultInBooks, foundBuildings, prepareBooks, unitsOfBuilding, type Prepared } from './money/buildings.ts'
import { countWritten, judgeBooks } from './money/counting.ts'
import { openManager, type Manager } from './money/manager.ts'
import { strike, timeOf, type Strike, type Struck } from './money/striking.ts'
import { openTallies, type Tally } from './money/tally.ts'
import { bankPosting, feeRun, matchFile, type Work } from './money/work.ts'

const victims = [killNode, killPostmaster]
const works = ['fee run', 'bank posting'] as const
/** Kills are spread evenly over this part of the time that a step takes undisturbed. */
const spreadOver = 1.2
/** Buildings in which nothing is killed. */
const measured = 1 + victims.length

/** A building of the proof, with what its manager did in it. */
interface Place {
  number: number
  buildingId: string
  manager: Manager
  prepared: Prepared
}

/** How long each step took undisturbed so far, in milliseconds. */
type Times = Readonly<Record<Work['name'], number[]>>

/** Has both steps done undisturbed after each of the two kills, as in the rounds, and once before that, which doesn't count. */
const measure = async (setting: Setting, open: (index: number) => Promise<Place>): Promise<Times> => {
  const times: Times = { 'fee run': [], 'bank posting': [] }
  for (const [index, victim] of [null, ...victims].entries()) {
    await victim?.inject(setting)
    const { manager, prepared } = await open(index)
    const charging = await timeOf(feeRun(manager, prepared))
    const rows = await matchFile(manager, prepared)
    const posting = await timeOf(bankPosting(manager, prepared, rows))
    if (!victim) continue
    times['fee run'].push(charging)
    times['bank posting'].push(posting)
  }
  return times
}

/** Counts what a step left behind once it was done, and adds it to the tally. */
const judge = async (
  setting: Setting,
  place: Place,
  step: { work: Work['name']; expected: number; rows: number | null; struck: Struck },
): Promise<Tally> => {
  const { work, expected, rows, struck } = step
  const { buildingId, prepared, number } = place
  const url = setting.databaseUrl
  const count = await countWritten(url, work, buildingId, prepared)
  const books = await judgeBooks(url, { buildingId, prepared, units: unitsOfBuilding, rows })
  const fault = await faultInBooks(setting, number)
  if (fault !== null) console.log(`Proof House ${number}, after the ${work}: ${fault}`)
  const { answeredAfterMs, foundBefore, foundOnceDone, otherFailures } = struck
  const inTime = answeredAfterMs === null
  return {
    ...{ rounds: 1, inTime: Number(inTime), writtenBefore: Number(inTime && foundBefore === expected) },
    ...{ inPart: Number(foundBefore !== 0 && foundBefore !== expected), expected, ...count, otherFailures },
    ...{ lost: Math.max(count.lost, expected - foundOnceDone), ...books, notInBalance: Number(fault !== null) },
  }
}

/** Does one round in a building of its own: a kill during the fee run, and one while a bank file is posted. */
const strikeBoth = async (
  setting: Setting,
  place: Place,
  { strikeOf, times }: { strikeOf: (work: Work['name']) => Strike; times: Times },
): Promise<[Work['name'], Tally][]> => {
  const { manager, prepared, buildingId } = place
  const doneBy = async (work: Work, expected: number, rows: number | null) => {
    const written = async () => (await countWritten(setting.databaseUrl, work.name, buildingId, prepared)).found
    const struck = await strike(setting, work, strikeOf(work.name), written)
    // The machine may be busier or idler by now.
    if (struck.answeredAfterMs !== null) times[work.name].push(struck.answeredAfterMs)
    return judge(setting, place, { work: work.name, expected, rows, struck })
  }
  const charged = await doneBy(feeRun(manager, prepared), unitsOfBuilding, null)
  const rows = await matchFile(manager, prepared)
  const posted = await doneBy(bankPosting(manager, prepared, rows), rows, rows)
  return [
    ['fee run', charged],
    ['bank posting', posted],
  ]
}

const prove = async (setting: Setting, rounds: number): Promise<boolean> => {
  const ids = await foundBuildings(setting, measured + rounds)
  const managerOf = await openManager(setting)
  const open = async (index: number): Promise<Place> => {
    const [buildingId, manager] = [ids[index]!, managerOf(ids[index]!)]
    return { number: index + 1, buildingId, manager, prepared: await prepareBooks(manager) }
  }
  const times = await measure(setting, open)
  for (const work of works) console.log(`Undisturbed, a ${work} takes ${median(times[work]).toFixed(0)} ms.`)
  const tallies = openTallies()
  for (let round = 0; round < rounds; round++) {
    const victim = victims[round % victims.length]!
    const turn = Math.floor(round / victims.length)
    const turns = Math.ceil((rounds - (round % victims.length)) / victims.length)
    const strikeOf = (work: Work['name']): Strike => ({
      ...{ victim, asSameCall: turn % 2 === 0 },
      afterMs: ((turn + Math.random()) / turns) * spreadOver * median(times[work]),
    })
    const place = await open(measured + round)
    for (const [work, outcome] of await strikeBoth(setting, place, { strikeOf, times }))
      tallies.add(work, victim.name, outcome)
  }
  return tallies.print()
}

/** Proves that no fee and no row of a bank is lost or entered twice when the server or its database is killed. */
export const proveMoney = async (rounds: number): Promise<boolean> => {
  if (!Number.isInteger(rounds) || rounds < 1) throw new Error('At least one round.')
  console.log(`Node ${process.version}, ${availableParallelism()} processors, load ${loadavg()[0]?.toFixed(2)}.`)
  const folder = await mkdtemp(join(tmpdir(), 'parapet-money-'))
  try {
    const setting = await openSetting('embedded', folder)
    try {
      return await prove(setting, rounds)
    } finally {
      await setting.close()
    }
  } catch (error) {
    console.log(`FAILED: ${(error as Error).message}`)
    return false
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
