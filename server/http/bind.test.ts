/** What the compiler must refuse: each line below would be an error if its mark were missing, and is one without cause. */
import { expect, it } from 'vitest'
import { z } from 'zod'
import { get, post } from '../../contract/route.ts'
import { bind } from './bind.ts'

const Pet = z.object({ name: z.string() })
const pets = {
  open: get('/api/pets/open', { shows: null, access: 'public', summary: 'Open to all', reply: Pet }),
  mine: get('/api/pets', { shows: null, access: 'member', summary: 'Mine', reply: z.array(Pet) }),
  add: post('/api/pets', { access: 'member', summary: 'Add', body: z.object({ name: z.string() }), reply: Pet }),
}
const mine = () => []
const add = () => ({ name: 'Rex' })

it('binds a table whose handlers fit', () => {
  const bound = bind(pets, { open: () => ({ name: 'Rex' }), mine, add: (_ctx, { body }) => ({ name: body.name }) })
  expect(bound.map(({ name }) => name)).toEqual(['open', 'mine', 'add'])
})

it('is refused by the compiler where a table and its handlers disagree', () => {
  // @ts-expect-error a route without access
  get('/api/pets', { shows: null, summary: 'Nobody said who may' })
  // @ts-expect-error a missing handler
  bind(pets, { open: () => ({ name: 'Rex' }), mine })
  // @ts-expect-error a wrong reply
  bind(pets, { open: () => ({ title: 'Rex' }), mine, add })
  // @ts-expect-error a misspelt field of the body
  bind(pets, { open: () => ({ name: 'Rex' }), mine, add: (_ctx, { body }) => ({ name: body.nmae }) })
  // @ts-expect-error a public route knows no building
  bind(pets, { open: (ctx) => ({ name: ctx.building.name }), mine, add })
  // @ts-expect-error a path outside the API
  get('/pets', { shows: null, access: 'public', summary: 'Elsewhere' })
  expect(true).toBe(true)
})
