/** A name that is given twice is seen by counting: the text has more names than the objects it was parsed into. */
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bodyMostBytes } from '../../contract/limits.ts'
import { namesIn, namesOf } from './json-names.ts'

const bytesOf = (json: string) => new TextEncoder().encode(json)

describe('the names in a JSON text', () => {
  test.each([
    ['{}', 0],
    ['[]', 0],
    ['7', 0],
    ['":"', 0],
    ['["a:b",{"c":":"}]', 1],
    ['{"a":1,"b":{"c":[{"d":2},{"d":3}]}}', 5],
    ['{ "a" : "\\":\\"" , "b\\\\" : "\\\\" , "c\\":" : "\\\\\\":" }', 3],
    ['{"__proto__":1,"a":2}', 2],
    ['{"":1}', 1],
    [String.raw`{"\u0022:":"\u003a"}`, 1],
  ])('%s: %i, as many as are kept', (json, names) => {
    expect(namesIn(bytesOf(json))).toBe(names)
    expect(namesOf(JSON.parse(json))).toBe(names)
  })

  test.each([
    '{"a":1,"a":2}',
    '{"a":1,"a":1}',
    '{"a":1,"b":2,"a":3}',
    String.raw`{"a":1,"\u0061":2}`,
    String.raw`{"é":1,"\u00e9":2}`,
    String.raw`{"/":1,"\/":2}`,
    '{"":1,"":2}',
    '{"__proto__":1,"__proto__":2}',
    '{"1":1,"1":2}',
    '[[{"x":{"a":1,"a":2}}]]',
    '{"a":{"b":1},"a":{"b":1}}',
    '{"a":[{"b":{"c":1}}],"a":0}',
  ])('%s: more than are kept', (json) => {
    expect(namesIn(bytesOf(json))).toBeGreaterThan(namesOf(JSON.parse(json)))
  })

  test('are those that are kept for any value, however it is spaced', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.nat(2), (value, spaces) => {
        const json = JSON.stringify(value, null, spaces)
        expect(namesIn(bytesOf(json))).toBe(namesOf(JSON.parse(json)))
      }),
    )
  })

  test('are more once any name of an object is repeated', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue(), { minKeys: 1 }), fc.nat(), (object, drawn) => {
        const names = Object.keys(object)
        const name = names[drawn % names.length]!
        const json = `${JSON.stringify(object).slice(0, -1)},${JSON.stringify(name)}:0}`
        expect(namesIn(bytesOf(json))).toBeGreaterThan(namesOf(JSON.parse(json)))
      }),
    )
  })
})

describe('a body of the largest size', () => {
  const filled = (start: string, piece: string, end: string) =>
    start + piece.repeat(Math.floor((bodyMostBytes - start.length - end.length) / piece.length)) + end

  test.each([
    ['of one long text', filled('{"a":"', 'x', '"}')],
    ['of quotation marks', filled('{"a":"', String.raw`\"`, '"}')],
    ['of backslashes', filled('{"a":"', String.raw`\\`, '"}')],
    ['of escapes', filled('{"a":"', String.raw`\u003a`, '"}')],
    ['of colons', filled('{"a":"', ':', '"}')],
    ['of one name again and again', filled('{"a":0', ',"a":0', '}')],
    ['of objects', filled('[{"a":0}', ',{"a":0}', ']')],
    ['of spaces', filled('{"a":', ' ', '0}')],
  ])('%s is read once, no byte twice', (_what, json) => {
    let read = 0
    const counted = new Proxy(bytesOf(json), {
      get: (bytes, name: string) => {
        if (name !== 'length') read++
        return Reflect.get(bytes, name) as number
      },
    })
    expect(namesIn(counted)).toBe(json.replace(/"(?:[^"\\]|\\.)*"/g, '').split(':').length - 1)
    expect(read).toBeLessThanOrEqual(json.length)
  })

  test('may be nested as deep as it is long', () => {
    const deep = bodyMostBytes / 8
    expect(namesIn(bytesOf(`${'[{"a":'.repeat(deep)}0${'}]'.repeat(deep)}`))).toBe(deep)
  })
})
