/** Wording templates anew: versions, ours again, and what is refused. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { forms } from '../../../../contract/forms.ts'
import type { Template } from '../../../../contract/forms/templates.ts'
import { askColumnsMost, asksMost } from '../../../../contract/limits/letters.ts'
import type { Caller } from '../../../testing/caller.ts'
import { openWorld, type World } from '../../../testing/world.ts'

let world: World
let carla: Caller
let welcome: Template
beforeEach(async () => {
  world = await openWorld()
  carla = await world.as('carla')
  const { _id } = (await carla.call(forms.templates)).find(({ kind }) => kind === 'welcome')!
  welcome = await carla.call(forms.template, { params: { id: _id } })
})
afterEach(() => world.close())

const bodyOf = ({ name, description, subject, content, asks, to, version }: Template) => ({
  ...{ name, description, subject, content, asks, to, version },
})
const change = (template: Template, more: object) =>
  carla.send('PUT', `/api/letter-templates/${template._id}`, { body: { ...bodyOf(template), ...more } })
const again = (id: string) => carla.call(forms.template, { params: { id } })

it('asks for as much as a template may, each a table of as many columns as one may have', async () => {
  const columns = Array.from({ length: askColumnsMost }, (_, at) => ({ key: `c${at}`, label: `C${at}`, type: 'text' }))
  const asks = Array.from({ length: asksMost }, (_, at) => ({
    ...{ key: `q${at}`, label: `Q${at}`, hint: '', type: 'rows', required: true, choices: [], columns, usual: null },
  }))
  const { status, body } = await change(welcome, { subject: 'Hello', content: '<p>Hello</p>', asks })
  expect([status, body.data?.asks.length]).toEqual([200, asksMost])
})

describe('a letter that Parapet brings', () => {
  it('becomes the building’s wording, each save a version, and can be had back', async () => {
    const params = { id: welcome._id }
    const { body } = await change(welcome, { name: 'Hello', note: 'Shorter', content: '<p>Hi {{people.names}}</p>' })
    expect(body.data).toMatchObject({ name: 'Hello', number: 1, version: 1, isChanged: true, can: { reset: true } })
    await change(body.data, { content: '<p>Hello {{people.names}}</p>' })
    const versions = await carla.call(forms.templateVersions, { params })
    expect(versions.map(({ number, isCurrent, note, by }) => [number, isCurrent, note, by])).toEqual([
      [2, true, '', 'Carla Council'],
      [1, false, 'Shorter', 'Carla Council'],
    ])
    const first = { ...params, versionId: versions[1]!._id }
    expect(await carla.call(forms.templateVersion, { params: first })).toMatchObject({
      content: '<p>Hi {{people.names}}</p>',
    })
    const restored = await carla.call(forms.restoreTemplate, { params: first, body: { version: 2 } })
    expect(restored).toMatchObject({ number: 3, content: '<p>Hi {{people.names}}</p>' })
    const reset = await carla.call(forms.resetTemplate, { params, body: { version: restored.version } })
    expect(reset).toMatchObject({ name: welcome.name, content: welcome.content, number: 0, isChanged: false })
    expect(await carla.call(forms.templateVersions, { params })).toHaveLength(3)
    const { body: history } = await carla.send('GET', `/api/history/letterTemplate/${welcome._id}`)
    expect(history.data.map(({ action }: { action: string }) => action)).toEqual([
      'set back',
      'version restored',
      'changed',
      'changed',
    ])
  })

  it('is not deleted, and a stale save is refused with the present state', async () => {
    expect((await carla.try(forms.deleteTemplate, { params: { id: welcome._id } })).status).toBe(409)
    await change(welcome, { name: 'Hello' })
    const { status, body } = await change(welcome, { name: 'Good day' })
    expect([status, body.current.name]).toEqual([409, 'Hello'])
  })

  it('of many saves at once keeps one', async () => {
    const answers = await Promise.all([1, 2, 3, 4].map((n) => change(welcome, { name: `Hello ${n}` })))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409])
    expect(await again(welcome._id)).toMatchObject({ number: 1, version: 1 })
  })
})

describe('a template of the building’s own', () => {
  it('is blank or a copy, which keeps the kind and its law', async () => {
    const made = await carla.call(forms.createTemplate, { body: { name: 'Bike room' } })
    expect(made).toMatchObject({ kind: 'own', isShipped: false, number: 1, can: { delete: true, reset: false } })
    const entry = (await carla.call(forms.templates)).find(({ kind }) => kind === 'entry')!
    const copy = await carla.call(forms.createTemplate, { body: { name: 'Alarm test', copyOfId: entry._id } })
    expect(copy).toMatchObject({ kind: 'entry', authority: { source: 'Standard Bylaw 7' } })
    expect((await carla.call(forms.templates)).slice(-2).map(({ name }) => name)).toEqual(['Alarm test', 'Bike room'])
    await carla.call(forms.deleteTemplate, { params: { id: copy._id } })
    expect((await carla.try(forms.template, { params: { id: copy._id } })).status).toBe(404)
  })

  it('is not there for the building next door', async () => {
    const made = await carla.call(forms.createTemplate, { body: { name: 'Bike room' } })
    const ada = await world.as('ada')
    expect((await ada.try(forms.template, { params: { id: made._id } })).status).toBe(404)
    expect((await ada.call(forms.templates)).map(({ name }) => name)).not.toContain('Bike room')
  })
})

describe('a wording', () => {
  const ask = { key: 'day', label: 'Day', type: 'date' }
  it.each([
    [{ content: '<p>{{unit.nmber}}</p>' }, 'content', 'There is no field {{unit.nmber}}'],
    [{ subject: '{{asked.day}}' }, 'subject', 'There is no field {{asked.day}}'],
    [
      { content: '<p>{{<strong>unit.number</strong>}}</p>' },
      'content',
      'A field is incomplete. Write it as {{unit.number}}, in one piece',
    ],
    [{ content: '<script>x</script>' }, 'content', 'Text is required'],
    [{ asks: [ask, ask] }, 'asks', 'Two fields have the same name'],
    [{ asks: [{ ...ask, type: 'choice', choices: ['One'] }] }, 'asks', 'Day needs at least two choices'],
    [{ asks: [{ ...ask, type: 'rows' }] }, 'asks', 'Day needs at least one column'],
    [{ asks: [{ ...ask, usual: 'unit.number' }] }, 'asks', 'Day can’t be filled in from unit.number'],
  ])('%j is refused', async (more, field, message) => {
    const { status, body } = await change(welcome, { content: '<p>Hi</p>', ...more })
    expect([status, body.errors]).toEqual([400, [{ field, message }]])
  })

  it('of a letter whose time the law counts goes on asking for the day', async () => {
    const { _id } = (await carla.call(forms.templates)).find(({ kind }) => kind === 'demand')!
    const { body } = await change(await again(_id), { asks: [], content: '<p>Pay!</p>' })
    expect(body.errors).toEqual([
      { field: 'asks', message: 'This letter must keep the date field payBy, because its deadline depends on it' },
    ])
  })

  it('is cleaned like every rich text', async () => {
    const { body } = await change(welcome, { content: '<p onclick="x()">Hi</p><script>x</script>', asks: [] })
    expect(body.data.content).toBe('<p>Hi</p>')
  })
})
