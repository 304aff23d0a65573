/** People who write all the while, and what became of what they were told is kept. */
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { openWriters } from '../../../server/survival/writers.ts'
import type { Setting } from './setting.ts'

const patienceMs = 120_000
const lookEveryMs = 20

export interface Load {
  /** Resolves once so many more writes are acknowledged. */
  more(count: number): Promise<void>
  /** Resolves once a write that was sent at this moment or later is acknowledged, with the moment of that. */
  servedSince(moment: number): Promise<number>
  /** Stops writing and answers how it went. */
  finish(): Promise<Outcome>
}

export interface Outcome {
  acknowledged: number
  /** Acknowledged writes that the database does not hold. */
  lost: number
  /** Notices that the database holds twice. */
  doubled: number
  /** Answers of 500 and above other than 503. */
  otherFailures: number
}

/** Counts what is missing and what is there twice, over a connection of its own. */
const judge = async (url: string, ids: readonly string[]): Promise<{ lost: number; doubled: number }> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query<{ lost: number; doubled: number }>(
      `select
         (select count(*)::int from unnest($1::uuid[]) as a (id) where not exists (select from notices n where n.id = a.id))
           as lost,
         (select count(*)::int from (select from notices group by building_id, title having count(*) > 1) d) as doubled`,
      [ids],
    )
    return rows[0]!
  } finally {
    await client.end()
  }
}

const until = async (isSo: () => boolean): Promise<void> => {
  for (const end = Date.now() + patienceMs; !isSo(); await pause(lookEveryMs))
    if (Date.now() > end) throw new Error(`Too few writes were acknowledged within ${patienceMs / 1000} seconds.`)
}

/** Begins to write; `round` tells the titles of this load from those of others. */
export const openLoad = (setting: Setting, round: string): Load => {
  const writers = openWriters(setting.door, round, { giveUp: false })
  return {
    more: async (count) => {
      const goal = writers.acknowledged.length + count
      await until(() => writers.acknowledged.length >= goal)
    },
    servedSince: async (moment) => {
      const before = writers.acknowledged.length
      await until(() => writers.acknowledged.slice(before).some(({ sentAt }) => sentAt >= moment))
      return Date.now()
    },
    finish: async () => {
      await writers.stop()
      const ids = writers.acknowledged.map(({ _id }) => _id)
      const otherFailures = [...writers.statuses]
        .filter(([status]) => status >= 500 && status !== 503)
        .reduce((sum, [, times]) => sum + times, 0)
      return { acknowledged: ids.length, ...(await judge(setting.databaseUrl, ids)), otherFailures }
    },
  }
}
