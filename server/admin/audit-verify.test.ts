// Runs on both versions of PostgreSQL: hashes.
/** `audit verify`: whatever someone with access to the database changes in the past is named, and ends with exit code 2. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { newId } from '../db/ids.ts'
import { inTransaction } from '../db/transaction.ts'
import { recordChange, type ChangeNote } from '../features/audit/audit.ts'
import { auditVerify } from '../testing/audit-command.ts'
import { past } from '../testing/past.ts'
import { openWorld, type World } from '../testing/world.ts'
import { commands } from './commands.ts'

let folder: string
let world: World
let printed: string[]
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'parapet-heads-'))
  world = await openWorld({ env: { DATA_DIR: folder } })
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
/** What is said of Harbour View. */
const saidOfHarbour = () => printed.find((line) => line.startsWith('Harbour View: '))?.slice('Harbour View: '.length)

const query = async (text: string, values: unknown[] = []) => (await world.connection.pool.query(text, values)).rows
/** Records a change in a transaction of its own; answers its id and its link. */
const record = async (other: Partial<ChangeNote> = {}, by?: 'mandeep'): Promise<{ id: string; seq: number }> => {
  const subjectId = newId()
  const { harbour } = world.cast.buildings
  const context = world.context()
  const account = {
    _id: world.cast.accounts.mandeep,
    firstName: '',
    lastName: '',
    email: '',
    platformRole: 'normal',
  } as const
  const note = { subject: 'unit', subjectId, buildingId: harbour, action: 'changed', ...other } as const
  await inTransaction(by ? { ...context, account } : context, (tx) => recordChange(tx, note))
  const [row] = await query(
    'select c.id, r.seq from changes c join chain_rows r on r.change_id = c.id where c.subject_id = $1',
    [subjectId],
  )
  return row as { id: string; seq: number }
}

describe('a history that no one rewrote', () => {
  it('is sound: each building and the platform by name, with its links and its newest head', async () => {
    await record()
    await world.jobs.runNow('audit.keepHeads')
    await record()
    expect(await verify()).toBe(0)
    const chains = await query(
      `select coalesce(b.name, 'The platform') as name, h.seq, encode(h.hash, 'hex') as hash
       from chain_heads h left join buildings b on b.id = h.scope order by b.name`,
    )
    expect(chains.map(({ name }) => name)).toEqual(['Harbour View', 'Prairie Court', 'The platform'])
    expect(printed).toEqual([
      ...chains.map(
        ({ name, seq, hash }) => `${name}: sound, ${seq} link${seq === 1 ? '' : 's'}, newest head ${hash}.`,
      ),
      'Compared with 3 heads kept outside the database.',
    ])
  })

  it('takes only the word verify', async () => {
    const runtime = { platform: world.platform, jobs: world.jobs, leave: async () => {}, close: async () => {} }
    await expect(commands['audit']!(runtime, ['repair'], {})).rejects.toThrow('Unknown audit command: repair.')
  })
})

describe('one byte changed', () => {
  const flipped: Readonly<Record<string, string>> = {
    uuid: `(left(x::text, 35) || translate(right(x::text, 1), '0123456789abcdef', '1032547698badcfe'))::uuid`,
    text: `left(x, -1) || chr(ascii(right(x, 1)) # 1)`,
    'timestamp with time zone': `x + interval '1 microsecond'`,
    ARRAY: `(x[1] || ',')::text || x[2:]`,
  }

  it('in any column of a change is named', async () => {
    const values = { before: { floor: '7', note: null }, after: { floor: '8', note: '' } }
    const byJob = await record({ ...values, actor: 'roster import', reason: 'A test.' })
    const byPerson = await record(values, 'mandeep')
    const columns = await query(
      `select column_name as name, data_type as type from information_schema.columns where table_name = 'changes'`,
    )
    expect(columns).toHaveLength(11)
    for (const { name, type } of columns) {
      const { id, seq } = name === 'account_id' ? byPerson : byJob
      const [{ x }] = await query(`select ${name}::text as x from changes where id = $1`, [id])
      await past(world, [
        `update changes set ${name} = ${flipped[type]!.replaceAll(/\bx\b/g, name)} where id = $1`,
        [id],
      ])
      expect([name, await verify()]).toEqual([name, 2])
      const was = name === 'id' ? 'was deleted' : 'isn’t as it was recorded'
      expect(saidOfHarbour()).toBe(`The change ${id} in link ${seq} ${was}.`)
      const where =
        name === 'id'
          ? `subject_id = (select subject_id from changes where id::text like left('${id}', 35) || '_')`
          : `id = '${id}'`
      await past(world, [`update changes set ${name} = $1::${type === 'ARRAY' ? 'text[]' : type} where ${where}`, [x]])
      expect([name, await verify()]).toEqual([name, 0])
    }
  })

  it.each(['actor', 'reason'])('from nothing to an empty text in %s is named', async (column) => {
    const { id, seq } = await record({}, 'mandeep')
    await past(world, [`update changes set ${column} = '' where id = $1`, [id]])
    expect(await verify()).toBe(2)
    expect(saidOfHarbour()).toBe(`The change ${id} in link ${seq} isn’t as it was recorded.`)
  })

  it.each([
    ['before', `before = jsonb_set(before, '{floor}', '"6"')`],
    ['after', `after = after || '{"more": 1}'`],
    ['the salt', `salt = set_byte(salt, 31, get_byte(salt, 31) # 1)`],
  ])('in the values of a change is named: %s', async (_, set) => {
    const { id, seq } = await record({ before: { floor: '7' }, after: { floor: '8' } })
    await past(world, [`update change_values set ${set} where change_id = $1`, [id]])
    expect(await verify()).toBe(2)
    expect(saidOfHarbour()).toBe(`The values of the change ${id} in link ${seq} aren’t as they were recorded.`)
  })
})

describe('a change', () => {
  it('that was deleted is named, also with what sealed it', async () => {
    const { id, seq } = await record({ after: { floor: '8' } })
    await past(
      world,
      [`delete from change_values where change_id = $1`, [id]],
      [`delete from changes where id = $1`, [id]],
    )
    expect(await verify()).toBe(2)
    expect(saidOfHarbour()).toBe(`The change ${id} in link ${seq} was deleted.`)
    await past(world, [`delete from chain_rows where change_id = $1`, [id]])
    expect(await verify()).toBe(2)
    expect(saidOfHarbour()).toBe(`Link ${seq} holds 0 changes, but sealed 1.`)
  })

  it('that was exchanged with another one is named', async () => {
    const [one, other] = [await record({ action: 'one' }), await record({ action: 'other' })]
    const columns = 'building_id, subject, subject_id, action, at, account_id, actor, request_id, fields, reason'
    await past(
      world,
      `create temporary table kept on commit drop as select * from changes where id in ('${one.id}', '${other.id}')`,
      `update changes c set (${columns}) = (select ${columns} from kept k where k.id <> c.id)
       where c.id in ('${one.id}', '${other.id}')`,
    )
    expect(await verify()).toBe(2)
    expect(saidOfHarbour()).toBe(`The change ${one.id} in link ${one.seq} isn’t as it was recorded.`)
  })

  it('that was inserted is named, also where a link or a new one is said to hold it', async () => {
    const { seq } = await record()
    const id = newId()
    const { harbour } = world.cast.buildings
    await past(world, [
      `insert into changes (id, building_id, subject, subject_id, action, at, request_id)
       values ($1, $2, 'unit', $1, 'changed', now(), 'x')`,
      [id, harbour],
    ])
    expect(await verify()).toBe(2)
    expect(saidOfHarbour()).toBe(`The change ${id} was inserted: it isn’t in any link.`)
    const holds = `insert into chain_rows (change_id, scope, seq, row_hash)
      select id, building_id, $2, change_hash(c, null) from changes c where id = $1`
    await past(world, [holds, [id, seq]])
    expect(await verify()).toBe(2)
    expect(saidOfHarbour()).toBe(`Link ${seq} holds 2 changes, but sealed 1.`)
    await past(world, [`delete from chain_rows where change_id = $1`, [id]], [holds, [id, seq + 1]])
    expect(await verify()).toBe(2)
    expect(saidOfHarbour()).toBe(`The change ${id} was inserted into link ${seq + 1}, which doesn’t exist.`)
  })

  it('that is sealed in another history is named', async () => {
    const { id } = await record()
    await past(world, [
      `update chain_rows set scope = $2, seq = 1 where change_id = $1`,
      [id, world.cast.buildings.prairie],
    ])
    expect(await verify()).toBe(2)
    expect(printed).toContain(`Prairie Court: The change ${id} in link 1 belongs to another history.`)
  })

  it('whose values are gone or came later is named, unless an erasure names it', async () => {
    const full = await record({ after: { floor: '8' } })
    const empty = await record()
    await past(world, [`insert into change_values (change_id, before, after) values ($1, '{}', '{}')`, [empty.id]])
    expect(await verify()).toBe(2)
    expect(saidOfHarbour()).toBe(`Values were added to the change ${empty.id} in link ${empty.seq}.`)
    await past(world, `delete from change_values where change_id in ('${full.id}', '${empty.id}')`)
    expect(await verify()).toBe(2)
    expect(saidOfHarbour()).toBe(
      `The values of the change ${full.id} in link ${full.seq} were deleted, and no erasure is recorded.`,
    )
    await record({ action: 'values erased', after: { changeIds: [full.id] } })
    expect(await verify()).toBe(0)
  })
})
