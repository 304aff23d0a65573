/** Nobody whom a case is about finds a trace of who complained, by whatever way they look. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { audit } from '../../../contract/audit.ts'
import { notifications } from '../../../contract/notifications.ts'
import { overview } from '../../../contract/overview.ts'
import { later } from '../../../contract/time.ts'
import { violations } from '../../../contract/violations.ts'
import { voting } from '../../../contract/voting.ts'
import { makeAmenity } from '../../testing/amenities.ts'
import type { Caller } from '../../testing/caller.ts'
import { pdfWords } from '../../testing/letters.ts'
import { textFile } from '../../testing/notices.ts'
import { openCouncil } from '../../testing/voting.ts'
import { openWorld, type World } from '../../testing/world.ts'
import { caseDesk } from './testing/case-desk.ts'
import { readAll, type ToRead } from './testing/reading-all.ts'

const name = 'Zanzibar Quillfeather'
/** The complainant's name, and whatever is written and filed of them here: it all has one of these in it. */
const canary = /zanzibar|quill/gi

const sides = {
  /** A tenant, of whom a resident complains. */
  theo: { by: 'mia', unit: '305', accused: 'tenants' },
  /** A member of council, of whom another one complains. */
  carla: { by: 'cy', unit: '804', accused: 'owners' },
} as const

describe.each(['theo', 'carla'] as const)('%s, whom the case is about,', (accused) => {
  const side = sides[accused]
  let world: World
  let desk: Awaited<ReturnType<typeof caseDesk>>
  let council: Awaited<ReturnType<typeof openCouncil>>
  let id: string
  let proposalId: string
  let complainantId: string
  let before: ReadonlyMap<string, string>

  const accusedNow = (): Promise<Caller> => desk.as(accused)
  const idsOf = async (): Promise<Pick<ToRead, 'ids' | 'fileIds'>> => {
    const rows = await desk.query(
      `select id from violations union all select id from violation_complaints union all select id from letters
       union all select id from letter_runs union all select id from documents union all select id from decisions
       union all select id from units where unit_number = $1 union all select id from bylaws
       union all select id from ledger_holdings where unit_id = (select id from units where unit_number = $1)
       union all select id from amenities union all select id from proposals union all select id from proposal_comments
       union all select id from people where account_id = any($2) union all select id from buildings where code = 'HARB01'
       union all select unnest($2::uuid[])`,
      [side.unit, [complainantId, world.cast.accounts[accused]]],
    )
    const files = await desk.query('select id from attachments')
    return { ids: rows.map((row) => row.id as string), fileIds: files.map((row) => row.id as string) }
  }
  const wanted = async () => ({
    ...{ from: '2026-11-01', to: '2026-12-31', date: '2026-12-10', month: '2026-12', year: '2026', token: 'x' },
    ...{ unitId: await desk.unitId(side.unit), building: world.cast.buildings.harbour, level: '1', place: 'Lobby' },
  })
  const walk = async () =>
    readAll(await accusedNow(), {
      ...(await idsOf()),
      searches: ['Zanzibar', 'QUILLWORDS'],
      wanted: await wanted(),
    })
  /**
   * The addresses that name the complainant more often than before the report, or what they wrote. Their name on its own
   * may be where it was: council sees everyone in the directory and among its own members.
   */
  const told = (answers: ReadonlyMap<string, string>) =>
    [...answers].flatMap(([url, text]) => {
      const secret = new RegExp(`${canary.source}|${complainantId}`, 'gi')
      const of = (one = '') => one.match(secret)?.length ?? 0
      return of(text) > of(before.get(url)) ? [`${url}: ${text.slice(0, 2000)}`] : []
    })

  /** Takes a step as somebody sees the case now. */
  const take = async (who: Caller, step: object): Promise<void> => {
    const { version } = await who.call(violations.get, { params: { id } })
    const { status, text } = await who.send('POST', `/api/violations/${id}/steps`, { body: { ...step, version } })
    expect([step, status, status === 200 ? '' : text]).toEqual([step, 200, ''])
    await world.jobs.drain()
  }
  const mandeep = async (step: object) => take(await desk.as('mandeep'), step)

  /** Council votes on the case, talks about it with the canary, and decides by that vote. */
  const decideByVote = async () => {
    const asking = { mode: 'bylaw', authority: 'Bylaw 20', closesAt: later(world.clock.now(), 3_600_000) }
    await take(council.bo, { step: 'propose', ...asking })
    const { vote } = await council.bo.call(violations.get, { params: { id } })
    const params = { id: vote!._id }
    proposalId = vote!._id
    await council.bo.call(voting.comment, { params, body: { words: `I believe ${name}: QUILLWORDS.` } })
    if (accused === 'carla') await seesNoVote()
    for (const member of [council.bo, council.di])
      await member.call(voting.vote, { params, body: { choice: 'for', textVersion: 1 } })
    world.clock.set(asking.closesAt)
    await council.signIn()
    const { vote: over } = await council.bo.call(violations.get, { params: { id } })
    const { _id: decisionId, decidedOn } = over!.decision!
    const votes = { votesFor: 2, votesAgainst: 0, votesAbstained: 0 }
    const decided = { decisionId, decidedOn, upheld: true, ...votes, reasons: 'The log was convincing.' }
    await take(council.bo, { step: 'decide', ...decided })
  }
  /** A member of council whom the case is about finds no sign of the open vote, nor can they touch it. */
  const seesNoVote = async () => {
    const carla = await accusedNow()
    const params = { id: proposalId }
    const of = async (answer: Promise<{ status: number }>) => (await answer).status
    expect(await of(carla.try(voting.get, { params }))).toBe(404)
    expect(await of(carla.try(voting.comment, { params, body: { words: 'Who?' } }))).toBe(404)
    expect(await of(carla.try(voting.declareConflict, { params, body: { words: 'Me' } }))).toBe(404)
    expect((await carla.call(voting.list, { query: {} })).items).toEqual([])
    expect(await carla.call(voting.counts)).toMatchObject({ voting: 0, awaitsMe: 0 })
    expect(await carla.call(overview.dashboard)).toMatchObject({ voting: { active: 0, pending: 0 } })
    expect(JSON.stringify(await carla.call(notifications.list, { query: {} }))).not.toContain(proposalId)
    expect(JSON.stringify(await carla.call(audit.list, { query: { limit: 100 } }))).not.toContain('M-1')
    expect(await carla.call(violations.get, { params: { id } })).toMatchObject({ vote: null, next: null })
    const mails = world.mails.filter(({ to, subject }) => to === 'council@parapet.example' && /proposal/i.test(subject))
    expect(mails).toEqual([])
  }

  beforeAll(async () => {
    world = await openWorld()
    desk = await caseDesk(world)
    council = await openCouncil(world)
    complainantId = side.by === 'mia' ? world.cast.accounts.mia : council.cy.accountId
    await desk.query(`update accounts set first_name = 'Zanzibar', last_name = 'Quillfeather' where id = $1`, [
      complainantId,
    ])
    before = await walk()
    const complainant = side.by === 'mia' ? await desk.as('mia') : council.cy
    const body = { ...desk.report, unitId: await desk.unitId(side.unit), place: 'QUILLPLACE', words: 'QUILLWORDS' }
    const report = await complainant.call(violations.report, {
      body,
      files: [textFile('quill-photo.txt', 'QUILLFILE')],
    })
    id = report._id
  }, 240_000)
  afterAll(() => world.close())

  it('finds nothing in any answer while the report isn’t reviewed', { timeout: 240_000 }, async () => {
    const answers = await walk()
    expect(answers.size).toBeGreaterThan(accused === 'carla' ? 200 : 80)
    expect(told(answers)).toEqual([])
    // Nor by searching for the words of the location.
    const found = await (await accusedNow()).send('GET', '/api/violations?search=QUILLPLACE')
    expect([found.status, found.body.data ?? []]).toEqual([accused === 'carla' ? 200 : 403, []])
  })

  it('finds nothing in any answer after a fine, costs, a denial and a hearing', { timeout: 240_000 }, async () => {
    const { accused: whom, unit } = side
    await mandeep({ ...(await desk.screening()), unitId: await desk.unitId(unit), accused: whom, words: 'QUILLWORDS' })
    const complaint = { complainant: name, receivedOn: '2026-11-20', words: 'QUILLWORDS again.' }
    await mandeep({ step: 'addComplaint', ...complaint })
    await (
      await desk.as('mandeep')
    ).call(violations.addFiles, {
      ...{ params: { id }, body: {} },
      files: [textFile('quill-log.txt', 'QUILLFILE')],
    })
    await mandeep({ step: 'warn', words: 'Please keep the noise down after 10 p.m.' })
    const particulars = { happened: 'Loud music.', evidence: '', consequence: 'A fine of up to $200.' }
    await mandeep({ step: 'particulars', ...particulars })
    const me = await accusedNow()
    const mine = await me.call(violations.getMine, { params: { id } })
    const asks = { step: 'askHearing', reason: 'I want to explain.', version: mine.version } as const
    await me.call(violations.myStep, { params: { id }, body: asks })
    await mandeep({ step: 'scheduleHearing', on: '2026-12-09', at: '19:00', place: 'Lounge' })
    desk.goTo('2026-12-10')
    await council.signIn()
    await mandeep({ step: 'holdHearing', on: '2026-12-09', words: 'QUILLWORDS was believed.' })
    await decideByVote()
    await mandeep({ step: 'tell', reasons: 'The log was convincing.', outcome: 'A fine of $200.00.' })
    await mandeep({ ...desk.fining })
    await mandeep({ step: 'charge', cents: 12_345, dueOn: '2027-01-15', words: 'QUILLWORDS had the carpet cleaned.' })
    const { _id: amenityId } = await makeAmenity(await desk.as('mandeep'))
    const days = { from: '2026-12-10', until: '2027-01-10' }
    await mandeep({ step: 'deny', amenityId, ...days, reason: 'QUILLWORDS' })
    await mandeep({ step: 'seeAgain', on: '2026-12-10', words: 'QUILLWORDS heard it again.' })
    await mandeep({ step: 'cancelPenalty', nth: 3, reason: 'The lounge is closed.' })
    await mandeep({ step: 'close', as: 'settled', reason: 'QUILLWORDS moved.' })
    await mandeep({ step: 'reopen', reason: 'QUILLWORDS is back.' })
    await mandeep({ step: 'close', as: 'done', reason: 'QUILLWORDS moved.' })
    const answers = await walk()
    expect(answers.size).toBeGreaterThan(accused === 'carla' ? 200 : 80)
    expect([...answers.keys()].filter((url) => /my-letters\/[^/]+\/pdf/.test(url)).length).toBeGreaterThan(1)
    expect(told(answers)).toEqual([])
    // Those who took part say who didn't.
    const seen = await (await accusedNow()).send('GET', `/api/violations/${id}`)
    expect(seen.body.data?.decision?.voters ?? []).toEqual([])
    const { decision } = await (await desk.as('mandeep')).call(violations.get, { params: { id } })
    expect(decision!.voters).toHaveLength(2)
  })

  it('got nothing of it by email or push', () => {
    const address = accused === 'theo' ? 'tenant@parapet.example' : 'council@parapet.example'
    const mails = world.mails.filter(({ to }) => JSON.stringify(to).includes(address))
    expect(mails.length).toBeGreaterThan(3)
    expect(JSON.stringify([mails, world.pushes])).not.toMatch(canary)
  })

  it('opens neither the proof nor the files, nor who decides', async () => {
    const me = await accusedNow()
    const [{ id: fileId }] = await desk.query('select id from attachments where file_name = $1', ['quill-photo.txt'])
    for (const path of [`proof`, `deciders`, `files/${fileId}`]) {
      const { status, text } = await me.send('GET', `/api/violations/${id}/${path}`)
      expect([path, status, canary.test(text)]).toEqual([path, 403, false])
    }
    expect((await me.send('GET', `/api/my-violations/${id}/files/${fileId}`)).status).toBe(404)
  })

  it('and the managers see all of it', async () => {
    const manager = await desk.as('mandeep')
    const one = await manager.call(violations.get, { params: { id } })
    expect(one.complaints.map(({ by, files }) => [by, files.map(({ fileName }) => fileName)])).toEqual([
      [name, ['quill-photo.txt']],
      [name, []],
    ])
    expect(JSON.stringify(one).match(/QUILLWORDS/g)!.length).toBeGreaterThan(8)
    const { text } = await pdfWords(manager, `/api/violations/${id}/proof`)
    for (const word of [name, 'QUILLWORDS again.', 'quill-photo.txt', 'quill-log.txt']) expect(text).toContain(word)
    const fileId = one.complaints[0]!.files[0]!._id
    expect((await manager.send('GET', `/api/violations/${id}/files/${fileId}`)).text).toBe('QUILLFILE')
  })
})
