/** A word of an internal note reaches no resident by any way; and whoever asks, only one's own tickets are told. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { tickets } from '../../../contract/tickets.ts'
import type { Caller } from '../../testing/caller.ts'
import { textFile } from '../../testing/notices.ts'
import { addressOf } from '../../testing/probe.ts'
import { openWorld, type World } from '../../testing/world.ts'

const canary = 'Kanarienvogel'
let world: World
let theo: Caller
let carla: Caller
let ticketId: string
let noteId: string
let fileId: string
const heard: string[] = []
const leaving = new AbortController()

/** What the event stream of a resident brings while everything happens. */
const listen = async (who: Caller): Promise<void> => {
  const url = `${await addressOf(world.app)}/api/notifications/live?building=${world.cast.buildings.harbour}`
  const { body } = await fetch(url, { headers: { cookie: who.cookie }, signal: leaving.signal })
  void (async () => {
    const reader = body!.pipeThrough(new TextDecoderStream()).getReader()
    try {
      for (let part = await reader.read(); !part.done; part = await reader.read()) heard.push(part.value)
    } catch {
      // The test has left.
    }
  })()
}

beforeAll(async () => {
  world = await openWorld()
  theo = await world.as('theo')
  carla = await world.as('carla')
  await listen(theo)
  const unitId = (await theo.call(tickets.reporting)).units[0]!._id
  const body = { title: 'Water under the sink', category: 'plumbing', place: 'unit', unitId } as const
  ticketId = (await theo.call(tickets.report, { body, files: [] }))._id
  const params = { id: ticketId }
  const words = `${canary}: the tenant has not paid.`
  const files = [textFile(`${canary}.txt`, canary)]
  const [note] = await carla.call(tickets.sayInternally, { params, body: { words }, files })
  noteId = note!._id
  fileId = note!.files[0]!._id
  await carla.call(tickets.say, { params, body: { words: 'We come on Monday.' }, files: [] })
  await world.jobs.drain()
})
afterAll(async () => {
  leaving.abort()
  await world.close()
})

describe('an internal note', () => {
  it('is read by those who look after tickets, with its file', async () => {
    const notes = await carla.call(tickets.internalNotes, { params: { id: ticketId } })
    expect(notes).toMatchObject([{ by: 'Carla Council', files: [{ fileName: `${canary}.txt` }] }])
    const file = await carla.send('GET', `/api/tickets/${ticketId}/internal-notes/${noteId}/files/${fileId}`)
    expect([file.status, file.text]).toEqual([200, canary])
  })

  it('is found by no way of reading that a resident has', async () => {
    const unitId = (await theo.call(tickets.reporting)).units[0]!._id
    const paths = [
      '/api/tickets/my-tickets',
      '/api/tickets/reporting',
      `/api/tickets/similar?category=plumbing&place=unit&unitId=${unitId}`,
      `/api/tickets/${ticketId}`,
      `/api/tickets/${ticketId}/internal-notes`,
      `/api/tickets/${ticketId}/internal-notes/${noteId}/files/${fileId}`,
      `/api/tickets/${ticketId}/files/${fileId}`,
      `/api/tickets?search=${canary}`,
      `/api/tickets/export?search=${canary}`,
      '/api/tickets/counts',
      '/api/tickets/figures',
      `/api/history/ticket/${ticketId}`,
      '/api/history',
      '/api/notifications?limit=100',
      '/api/dashboard',
      `/api/units/${unitId}`,
      '/api/auth/me',
    ]
    for (const path of paths) {
      const { text } = await theo.send('GET', path)
      const said = [canary, 'internal note'].filter((words) => text.includes(words))
      expect([path, said]).toEqual([path, []])
    }
    for (const path of [paths[4]!, paths[5]!]) expect((await theo.send('GET', path)).status).toBe(403)
    expect((await theo.send('GET', paths[6]!)).status).toBe(404)
    expect((await carla.send('GET', paths[6]!)).status).toBe(404)
  })

  it('is found by no search, file, history, mail, push or event either', async () => {
    expect((await carla.call(tickets.list, { query: { search: canary } })).items).toEqual([])
    expect((await carla.send('GET', `/api/tickets/export`)).text).not.toContain(canary)
    expect((await carla.send('GET', `/api/history/ticket/${ticketId}`)).text).not.toContain(canary)
    expect(JSON.stringify(world.mails)).not.toContain(canary)
    expect(JSON.stringify(world.pushes)).not.toContain(canary)
    expect(heard.join('')).toContain('ticket')
    expect(heard.join('')).not.toContain(canary)
    expect(JSON.stringify(world.mails)).toContain('We come on Monday.')
  })

  it('is no answer: the clock of the first one runs on', async () => {
    const body = { title: 'Lamp is out', category: 'electrical', place: 'common', placeWords: 'Hall' } as const
    const { _id: id } = await theo.call(tickets.report, { body, files: [] })
    await carla.call(tickets.sayInternally, { params: { id }, body: { words: canary }, files: [] })
    const before = await carla.call(tickets.get, { params: { id } })
    expect(before.desk!.answer.state).toBe('running')
    await carla.call(tickets.say, { params: { id }, body: { words: 'We look.' }, files: [] })
    expect((await carla.call(tickets.get, { params: { id } })).desk!.answer.state).toBe('met')
  })
})
