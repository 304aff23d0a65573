import { describe, expect, test } from 'vitest'
import type { Journey } from './playwright-report.ts'
import {
  flakyMost,
  nameOf,
  rerunsAfter,
  rerunsMost,
  settled,
  verdictOn,
  type Grounds,
  type Settled,
} from './retries.ts'

const journey = (file: string, title: string, ended: Journey['ended']): Journey => ({
  file: `e2e/${file}.spec.ts`,
  project: 'shell',
  titles: [title],
  ended,
  seconds: 1,
  failure: `${title} in a run that ${ended}`,
})
const none: ReadonlySet<string> = new Set()
const failed = (count: number) => Array.from({ length: count }, (_, place) => journey('notices', `${place}`, 'failed'))

describe('what runs again', () => {
  const one = { file: 'e2e/notices.spec.ts', project: 'shell' }

  test('nothing where nothing failed', () => {
    expect(rerunsAfter([journey('notices', 'a', 'passed'), journey('notices', 'b', 'skipped')], none)).toEqual([])
  })

  test('each failed journey by itself, two of one file too', () => {
    const first = [
      journey('notices', 'a', 'failed'),
      journey('notices', 'b', 'passed'),
      journey('notices', 'c', 'failed'),
    ]
    expect(rerunsAfter(first, none)).toEqual([
      { ...one, titles: ['a'] },
      { ...one, titles: ['c'] },
    ])
  })

  test('a whole file, once, where its journeys build on each other', () => {
    const first = [
      journey('notices', 'a', 'failed'),
      journey('notices', 'b', 'failed'),
      journey('forum', 'c', 'failed'),
    ]
    expect(rerunsAfter(first, new Set([one.file]))).toEqual([one, { ...one, file: 'e2e/forum.spec.ts', titles: ['c'] }])
  })

  test('a whole file where some of it did not run', () => {
    expect(rerunsAfter([journey('notices', 'a', 'failed'), journey('notices', 'b', 'not run')], none)).toEqual([one])
  })

  test('a serial file once in each project that it failed in', () => {
    const first = [journey('notices', 'a', 'failed'), { ...journey('notices', 'a', 'failed'), project: 'chromium' }]
    expect(rerunsAfter(first, new Set([one.file]))).toEqual([one, { ...one, project: 'chromium' }])
  })

  test('nothing where more failed than a race explains', () => {
    expect(rerunsAfter(failed(rerunsMost), none)).toHaveLength(rerunsMost)
    expect(rerunsAfter(failed(rerunsMost + 1), none)).toEqual([])
  })
})

describe('how a journey ended', () => {
  test.each([
    ['passed', undefined, 'passed'],
    ['passed', 'passed', 'passed'],
    ['passed', 'failed', 'flaky'],
    ['passed', 'not run', 'passed'],
    ['failed', undefined, 'failed'],
    ['failed', 'passed', 'flaky'],
    ['failed', 'failed', 'failed'],
    ['failed', 'not run', 'failed'],
    ['not run', undefined, 'not run'],
    ['not run', 'passed', 'passed'],
    ['not run', 'failed', 'failed'],
    ['not run', 'not run', 'not run'],
    ['skipped', 'skipped', 'skipped'],
  ] as const)('%s, then %s: %s', (first, again, end) => {
    const rerun = again ? [journey('notices', 'a', again)] : []
    expect(settled([journey('notices', 'a', first)], rerun).map(({ ended }) => ended)).toEqual([end])
  })

  test('a rerun in another project, of another file or of another title is of another journey', () => {
    const others = [
      { ...journey('notices', 'a', 'passed'), project: 'chromium' },
      journey('forum', 'a', 'passed'),
      journey('notices', 'b', 'passed'),
    ]
    expect(settled([journey('notices', 'a', 'failed')], others)[0]?.ended).toBe('failed')
  })

  test('the reason is that of the run in which it failed first', () => {
    const because = (ended: Journey['ended'], failure: string) => ({ ...journey('notices', 'a', ended), failure })
    const reason = (first: Journey, again: Journey) => settled([first], [again])[0]?.failure
    expect(reason(because('failed', 'the first'), because('failed', 'the second'))).toBe('the first')
    expect(reason(because('failed', 'the first'), because('passed', ''))).toBe('the first')
    expect(reason(because('passed', ''), because('failed', 'the second'))).toBe('the second')
    expect(reason(because('not run', ''), because('failed', 'the second'))).toBe('the second')
  })
})

describe('flaky journeys', () => {
  const flaky = (title: string): Settled => ({ ...journey('notices', title, 'failed'), ended: 'flaky' })
  const loadedBy = (file: string) => [file, 'e2e/people.ts']
  const verdict = (grounds: Partial<Grounds>, count = 1) => {
    const journeys = Array.from({ length: count }, (_, place) => flaky(`${place}`))
    const { refused, tooMany } = verdictOn(journeys, { recorded: none, changed: none, loadedBy, ...grounds })
    return { refused: [...refused.values()], tooMany }
  }

  test('are let pass where nothing speaks against them', () => {
    const changed = new Set(['e2e/forum.spec.ts', 'web/root.tsx'])
    expect(verdict({ changed, recorded: new Set(['e2e/forum.spec.ts: 0']) }, flakyMost)).toEqual({
      refused: [],
      tooMany: undefined,
    })
  })

  test('refuse the run where there are too many', () => {
    expect(verdict({}, flakyMost + 1).tooMany).toBe('3 journeys were flaky, and a run may have 2 at most')
  })

  test.each([
    [{ recorded: new Set([nameOf(flaky('0'))]) }, 'it was flaky already in the last recorded runs'],
    [{ changed: new Set(['e2e/notices.spec.ts']) }, 'the change touches e2e/notices.spec.ts'],
    [{ changed: new Set(['e2e/people.ts']) }, 'the change touches e2e/people.ts'],
    [{ changed: undefined }, 'what the change touches is not known, so it may be this journey'],
  ])('refuse the run: %j', (grounds, why) => {
    expect(verdict(grounds).refused).toEqual([why])
  })
})
