// Runs on both versions of PostgreSQL: hashes.
/** `audit verify` beside heads that are kept outside the database: what was cut off or written again as a whole. */
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { newId } from '../db/ids.ts'
import { inTransaction } from '../db/transaction.ts'
import { recordChange, setHeadsAside } from '../features/audit/audit.ts'
import { auditVerify } from '../testing/audit-command.ts'
import { past } from '../testing/past.ts'
import { openWorld, type World } from '../testing/world.ts'

let folder: string
let world: World
let printed: string[]
const open = async (env: Record<string, string> = {}) => {
  world = await openWorld({ env: { DATA_DIR: folder, ...env } })
}
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'parapet-heads-'))
})
afterEach(async () => {
  await world.close()
  await rm(folder, { recursive: true })
})

const verify = async (values: Record<string, string> = {}) => {
  const ran = await auditVerify(world, values)
  printed = ran.printed
  return ran.code
}
const said = (name = 'Harbour View') => printed.find((line) => line.startsWith(`${name}: `))?.slice(name.length + 2)
const query = async (text: string, values: unknown[] = []) => (await world.connection.pool.query(text, values)).rows
const harbour = () => world.cast.buildings.harbour
const fileOf = (scope = harbour()) => join(folder, 'heads', `${scope}.jsonl`)
const keepHeads = () => world.jobs.runNow('audit.keepHeads')

/** Records a change of a building, in a transaction of its own; answers the number of its link. */
const record = async (buildingId = harbour()): Promise<number> => {
  await inTransaction(world.context(), (tx) =>
    recordChange(tx, { subject: 'unit', subjectId: newId(), buildingId, action: 'changed', after: { floor: '8' } }),
  )
  const [{ seq }] = await query('select seq from chain_heads where scope = $1', [buildingId])
  return seq as number
}

/** Takes the newest link away, with all that it holds, so that nothing in the database shows it. */
const cut = (seq: number) => {
  const held = `select change_id from chain_rows where scope = '${harbour()}' and seq = ${seq}`
  return past(
    world,
    `delete from change_values where change_id in (${held})`,
    `delete from changes where id in (${held})`,
    `delete from chain_rows where scope = '${harbour()}' and seq = ${seq}`,
    `delete from chain_links where scope = '${harbour()}' and seq = ${seq}`,
    `update chain_heads h set seq = l.seq, hash = l.hash from chain_links l
     where l.scope = h.scope and l.seq = ${seq - 1} and h.scope = '${harbour()}'`,
  )
}

/** Changes what links say of a change, and computes every hash after it again, as the product would have. */
const rewrite = async (from: number, to: number) => {
  await past(
    world,
    `update changes set action = 'never happened' where id in (select change_id from chain_rows where scope = '${harbour()}' and seq = ${from})`,
    `update chain_rows r set row_hash = change_hash(c, r.values_hash) from changes c where c.id = r.change_id and r.scope = '${harbour()}'`,
    `update chain_links l set root = (select sha256(string_agg(row_hash, '' order by change_id)) from chain_rows r
       where r.scope = l.scope and r.seq = l.seq) where l.scope = '${harbour()}'`,
  )
  for (let seq = from; seq <= to; seq += 1)
    await past(
      world,
      `update chain_links l set hash = chain_link_hash(coalesce((select hash from chain_links b
         where b.scope = l.scope and b.seq = l.seq - 1), chain_beginning(l.scope)), l.seq, l.at, l.changes, l.root)
       where l.scope = '${harbour()}' and l.seq = ${seq}`,
    )
  await past(
    world,
    `update chain_heads h set hash = l.hash from chain_links l
     where l.scope = h.scope and l.seq = h.seq and h.scope = '${harbour()}'`,
  )
}

describe('the links of a chain', () => {
  it('are named where one is missing, out of place or not what it was', async () => {
    await open()
    await record()
    const seq = await record()
    await record()
    const of = `where scope = '${harbour()}' and seq = ${seq}`
    const [link] = await query(`select * from chain_links ${of}`)
    await past(world, `update chain_links set at = at + interval '1 microsecond' ${of}`)
    expect(await verify()).toBe(2)
    expect(said()).toBe(`Link ${seq} doesn’t follow from the one before it.`)
    await past(world, `update chain_links set at = at - interval '1 microsecond', root = sha256(root) ${of}`)
    expect(await verify()).toBe(2)
    expect(said()).toBe(`Link ${seq} doesn’t hold the changes that it sealed.`)
    await past(world, `delete from chain_links ${of}`)
    expect(await verify()).toBe(2)
    expect(said()).toBe(`Link ${seq} is missing.`)
    await past(world, [
      'insert into chain_links (scope, seq, at, changes, root, hash) values ($1, $2, $3, $4, $5, $6)',
      [link.scope, link.seq, link.at, link.changes, link.root, link.hash],
    ])
    expect(await verify()).toBe(0)
    await past(world, `update chain_heads set seq = seq + 1 where scope = '${harbour()}'`)
    expect(await verify()).toBe(2)
    expect(said()).toBe(`The newest link is ${seq + 1}, which isn’t the one recorded as the end of the chain.`)
    await past(world, `delete from chain_heads where scope = '${harbour()}'`)
    expect(await verify()).toBe(2)
  })
})

describe('heads outside the database', () => {
  it('are appended each day to a file for each chain, which only its owner can read', async () => {
    await open()
    const first = await record()
    await keepHeads()
    world.clock.set('2026-11-21T20:00:00.000Z')
    const second = await record()
    await keepHeads()
    expect(await readdir(join(folder, 'heads'))).toHaveLength(3)
    const lines = (await readFile(fileOf(), 'utf8')).trimEnd().split('\n')
    const links = await query(
      `select '2026-11-2' || row_number() over (order by seq) - 1 || 'T20:00:00.000Z' as at, scope, seq, encode(hash, 'hex') as hash
       from chain_links where scope = $1 and seq = any($2) order by seq`,
      [harbour(), [first, second]],
    )
    expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual(links)
    expect((await stat(fileOf())).mode & 0o777).toBe(0o600)
    expect((await stat(join(folder, 'heads'))).mode & 0o777).toBe(0o700)
    expect(await verify()).toBe(0)
  })

  it('show that the newest links were removed, which nothing in the database does', async () => {
    await open()
    await record()
    const seq = await record()
    await keepHeads()
    await cut(seq)
    expect(await verify()).toBe(2)
    expect(said()).toBe(
      `The history ends at link ${seq - 1}, but link ${seq} was kept outside the database on 2026-11-20: the newest links were removed.`,
    )
    const elsewhere = join(folder, 'elsewhere.jsonl')
    await writeFile(elsewhere, await readFile(fileOf()))
    await rm(join(folder, 'heads'), { recursive: true })
    expect(await verify()).toBe(0)
    expect(await verify({ heads: elsewhere })).toBe(2)
  })

  it('show that a chain was written again as a whole, which nothing in the database does', async () => {
    await open()
    const first = await record()
    const last = await record()
    await keepHeads()
    await rewrite(first, last)
    expect(await verify()).toBe(2)
    expect(said()).toBe(
      `Link ${last} has a different hash from the one kept outside the database on 2026-11-20: the history was rewritten.`,
    )
    await rm(join(folder, 'heads'), { recursive: true })
    expect(await verify()).toBe(0)
  })

  it('show that a whole chain is gone', async () => {
    await open()
    await record()
    await keepHeads()
    const gone = `in (select id from changes where building_id = '${harbour()}')`
    await past(
      world,
      `delete from change_values where change_id ${gone}`,
      `delete from changes where building_id = '${harbour()}'`,
      ...['rows', 'links', 'heads'].map((part) => `delete from chain_${part} where scope = '${harbour()}'`),
    )
    expect(await verify()).toBe(2)
    expect(said(`The deleted building ${harbour()}`)).toMatch(
      /^No link is left of the history, but link \d+ was kept .*: all of it was removed\.$/,
    )
  })

  it('are named where they cannot be read, and the others are compared', async () => {
    await open()
    await keepHeads()
    const bad = join(folder, 'bad.jsonl')
    await writeFile(bad, `${await readFile(fileOf(), 'utf8')}{"seq": 1}\n`)
    expect(await verify({ heads: bad })).toBe(1)
    expect(printed.slice(-2)).toEqual([
      'Compared with 4 heads kept outside the database.',
      `Line 2 of ${bad} isn’t a head of the history.`,
    ])
    await expect(verify({ heads: join(folder, 'none') })).rejects.toThrow('can’t be read: it doesn’t exist.')
  })

  it('are kept on a line of their own after one that broke off', async () => {
    await open()
    await record()
    await keepHeads()
    const [whole = ''] = (await readFile(fileOf(), 'utf8')).split('\n')
    await writeFile(fileOf(), `${whole}\n${whole.slice(0, 20)}`)
    const seq = await record()
    await keepHeads()
    expect(await verify()).toBe(1)
    expect(printed.at(-1)).toBe(`Line 2 of ${fileOf()} isn’t a head of the history.`)
    await cut(seq)
    expect(await verify()).toBe(2)
  })

  it('show that link 0 is gone, which a chain from link 1 does not', async () => {
    await open()
    await record()
    const file = join(folder, 'before.jsonl')
    await writeFile(file, JSON.stringify({ at: world.clock.now(), scope: harbour(), seq: 0, hash: 'a'.repeat(64) }))
    expect(await verify()).toBe(0)
    expect(await verify({ heads: file })).toBe(2)
    expect(said()).toBe('Link 0 is missing.')
  })

  it('are set aside with a database that is emptied', async () => {
    await open()
    await keepHeads()
    await setHeadsAside(world.platform.config, world.clock.now())
    expect(await readdir(folder)).toEqual(['heads-until-2026-11-20T200000.000Z'])
    await setHeadsAside(world.platform.config, world.clock.now())
  })
})

describe('HEADS_URL', () => {
  it('gets the newest heads each day; a refusal is retried', async () => {
    const taken: unknown[] = []
    let status = 500
    const keeper = createServer((request, response) => {
      void request.toArray().then((chunks: Buffer[]) => {
        taken.push([request.method, request.headers['content-type'], JSON.parse(Buffer.concat(chunks).toString())])
        response.writeHead(status).end()
      })
    }).listen(0, '127.0.0.1')
    await once(keeper, 'listening')
    await open({ HEADS_URL: `http://127.0.0.1:${(keeper.address() as AddressInfo).port}/heads` })
    const drain = () => world.jobs.drain(['audit.sendHeads'])
    await keepHeads()
    await expect(drain()).rejects.toThrow('HEADS_URL answered with status 500.')
    status = 204
    expect(await drain()).toBe(1)
    expect(await drain()).toBe(0)
    keeper.close()
    const heads = await Promise.all(
      (await readdir(join(folder, 'heads'))).map(
        async (name) => JSON.parse(await readFile(join(folder, 'heads', name), 'utf8')) as { scope: string },
      ),
    )
    const sent = ['POST', 'application/json', { heads: heads.toSorted((a, b) => (a.scope < b.scope ? -1 : 1)) }]
    expect(taken).toEqual([sent, sent])
  })
})
