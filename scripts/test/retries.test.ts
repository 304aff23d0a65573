import { describe, expect, test } from 'vitest'
import type { Journey } from './playwright-report.ts'
import { flakyMost, nameOf, verdictOn, type Grounds } from './retries.ts'

const none: ReadonlySet<string> = new Set()

describe('flaky journeys', () => {
  const flaky = (title: string): Journey => ({
    file: 'e2e/notices.spec.ts',
    titles: [title],
    ended: 'flaky',
    seconds: 1,
    failure: `${title} failed`,
  })
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
