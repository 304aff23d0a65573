import { expect, test } from 'vitest'
import { ForumReportDraft, HideBody } from '../../../../contract/forum/moderation.ts'
import { actLines, keepWords } from './words.ts'

const act = { kind: 'hidden', reason: null, words: '', before: '', after: '', category: null } as const

test('the log says why, and from where to where', () => {
  expect(actLines({ ...act, reason: 'private' })).toEqual(['Reason: Shares private information'])
  const category = { slug: 'questions', name: 'Questions' }
  expect(actLines({ ...act, kind: 'moved', before: 'Talk', category, words: 'It asks something.' })).toEqual([
    'From Talk to Questions',
    'It asks something.',
  ])
  expect(actLines({ ...act, kind: 'lookFirst', before: 'nobody', after: 'everybody' })).toEqual([
    'Before: Posts appear immediately. Now: Review all posts first.',
  ])
})

test('what nobody sees yet is shown, what everybody sees is let stand', () => {
  expect(keepWords({ thing: { status: 'visible' } })).toBe('Keep it')
  expect(keepWords({ thing: { status: 'awaiting' } })).toBe('Publish it')
})

test('a reason that is not chosen is asked for in words', () => {
  for (const schema of [ForumReportDraft, HideBody]) {
    const { error } = schema.safeParse({ reason: '', words: '' })
    expect(error!.issues.map(({ message }) => message)).toEqual(['Choose a reason'])
  }
})
