import { expect, test } from 'vitest'
import { draftOf, emptyPost, PostForm } from './post-values.ts'

const zone = 'America/Vancouver'
const written = { ...emptyPost('questions'), title: 'Whose bike is it?', body: '<p>Red, in the lobby.</p>' }

test('money is typed in dollars and sent in cents, and only where something is sold', () => {
  const values = PostForm.parse({ ...written, priceCents: '1,250.50' })
  expect(draftOf(values, { sells: true, zone })).toMatchObject({ priceCents: 125_050, poll: null })
  expect(draftOf(values, { sells: false, zone }).priceCents).toBeNull()
})

test('a poll closes when its last day ends where the building is', () => {
  const poll = { choices: [{ words: 'Red' }, { words: 'Blue' }], lastDay: '2026-12-01' }
  expect(draftOf(PostForm.parse({ ...written, poll }), { sells: false, zone }).poll).toEqual({
    choices: ['Red', 'Blue'],
    closesAt: '2026-12-02T06:59:59.999Z',
  })
  const open = PostForm.parse({ ...written, poll: { ...poll, lastDay: '' } })
  expect(draftOf(open, { sells: false, zone }).poll).toMatchObject({ closesAt: null })
})

test.each(['Red', 'RED', 'R\u200Bed\u00A0'])('a choice that is there twice as %j is said where it stands', (again) => {
  const poll = { choices: [{ words: 'Red' }, { words: again }], lastDay: '' }
  const { error } = PostForm.safeParse({ ...written, poll })
  expect(error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([
    ['poll.choices.1.words', 'This choice is already listed'],
  ])
})
