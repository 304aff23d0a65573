/** For the rubbish walk: what a careless or hostile client may send in each place of a call. */
import { z } from 'zod'
import { bodyMostBytes, jsonKeysMost } from '../../contract/limits.ts'
import type { Route } from '../../contract/route.ts'
import { readJson } from '../http/input.ts'

/** One call as it goes over the wire. */
export interface Sent {
  /** The whole address; percent signs stand as they are sent. */
  readonly url: string
  readonly headers?: Record<string, string>
  readonly body?: string | Buffer
  /** What the answer must be; without it anything but a failure of the server. */
  readonly refused?: true
}

/** Rubbish in several places, which one call carries as long as its answer shows that each of them was heard. */
export interface Round {
  readonly names: readonly string[]
  /** The call with the rubbish of the named places, the others being sound. */
  readonly call: (names: readonly string[]) => Sent
  /** How a place is heard: the answer names it among what it refuses, or takes no notice of any of them. */
  readonly heard: 'refused' | 'ignored'
}

const cursorOf = (keys: unknown) => Buffer.from(JSON.stringify(keys)).toString('base64url')
const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth)
const someId = '019a0000-0000-7000-8000-000000000000'

/** Parts of a path or of a query string, already encoded. */
const inAddress = [
  ['%00', '%0d%0aset-cookie:x=1', '%ed%a0%80', '%ff%fe', '%f0%9f%8f%a0', '%e2%80%ae', '%25', '%2e%2e%2f%2e%2e%2fetc'],
  ["'", "'%20or%201=1--", '%22', '%3Cscript%3E', '__proto__', 'constructor', 'null', 'undefined', 'NaN', 'true', '-'],
  [
    '0',
    '-1',
    '1.5',
    '1e400',
    '9'.repeat(400),
    '99999999999999999999',
    '0x10',
    '2026-02-30',
    '2026-13-01T00:00:00.000Z',
  ],
  ['x'.repeat(150), someId.toUpperCase(), someId.replaceAll('-', ''), `${someId}%0a`, `%20${someId}`],
].flat()

/** Marks of a list that no list gave: of the wrong number, type, date, sign and size. */
const cursors = [
  [[], [null, null], [1, 2], ['a'], ['a', 'b'], ['a', 'b', 'c'], [['a'], ['b']], {}, 'x', null].map(cursorOf),
  [
    ['2026-02-30T00:00:00.000Z', someId],
    ['2026-11-20T20:00:00.000Z', 'x'],
    ['infinity', someId],
    ['999999-01-01', someId],
    ['\0', someId],
    ['\ud800', '\0'],
    ["'; drop table units", someId],
    ['1'.repeat(200), someId],
  ].map(cursorOf),
  ['%00', '%%', 'e30', Buffer.from('{"__proto__":1}').toString('base64url'), 'x'.repeat(5000)],
].flat()

/** Values of a field, as JSON text; a form sends the same as text. */
const values = [
  ['null', 'true', '0', '-1', '1.5', '1e308', '1e400', '-0', '99999999999999999999', '[]', '{}', '[[]]', '[null]'],
  [
    '[{}]',
    '[1]',
    '["x"]',
    '{"a":1}',
    '{"length":3}',
    '{"toString":1}',
    '""',
    '" "',
    '"x"',
    '"\\n"',
    '"\\u202e"',
    '"🏠"',
  ],
  ['"2026-02-30"', '"2026-02-30T00:00:00.000Z"', '"2026-11-20T25:00:00.000Z"', '"0000-01-01T00:00:00.000Z"'],
  ['"9999-12-31T23:59:59.999Z"', '"-000001-01-01T00:00:00.000Z"', '"now"', '"infinity"', '"NaN"', '"1e400"'],
  [`"${someId}"`, `["${someId}"]`, `["${someId}","${someId}"]`, '"[]"', '"[1"', '"[null]"', '"{\\"a\\":1}"'],
  [`"${'x'.repeat(100_000)}"`, `"${'<'.repeat(20_000)}"`, `"${'e\u0301'.repeat(3000)}"`, `"${'@a.'.repeat(500)}"`],
  ['"\\u0000"', '"a\\ud800"', '"\\udc00b"', '{"__proto__":1}', '{"constructor":{"prototype":{"a":1}}}', nested(60)],
].flat()

/** Bodies that are no object, or no JSON, or too much of it. */
const bodies = [
  ['{', '[', '"', 'x', '{"a":1,}', "{'a':1}", '\u{feff}{}', '{"a":1}{', 'null', '[]', '[{}]', '7', '"x"', 'true'],
  [nested(100_000), `{"a":${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}}`, `{"a":${nested(30)}}`],
  ['{"__proto__":{"admin":true}}', '{"constructor":1}', '{"a":"\\u0000"}', '{"\\u0000":1}', '{"a":"\\ud83d"}'],
  [`{${Array.from({ length: jsonKeysMost + 1 }, (_, n) => `"k${n}":1`).join(',')}}`, ' '.repeat(bodyMostBytes + 1)],
].flat()
const bytes = [
  Buffer.from([0xff, 0xfe, 0x7b, 0x00]),
  Buffer.from([0x7b, 0x22, 0xc3, 0x28, 0x22, 0x7d]),
  Buffer.alloc(64),
]

const types = [
  ['', 'text/plain', 'text/html', 'application/x-www-form-urlencoded', 'application/json;\tcharset=utf-8', 'image/png'],
  ['application/json; charset=utf-16', 'application/json, text/plain', 'application/ld+json', '*/*', 'x'.repeat(3000)],
].flat()

const crlf = (...lines: string[]) => lines.join('\r\n')
const part = (head: string, content = 'x') => crlf('--b', `content-disposition: form-data; ${head}`, '', content, '')
/** Forms that end too soon, begin nowhere, say things twice or lie about what they hold. */
const forms = [
  ['', '--b', '--b--', '--b\r\n\r\n', 'x', part('name="title"'), part('name="files"; filename="a.pdf"')],
  [`${part('name="files"')}--b--`, `${part('name="files"; filename="a.pdf"')}--b--`, `${part('')}--b--`],
  [`${part('name="__proto__"')}--b--`, `${part('name="title"')}${part('name="title"')}--b--`],
  [`${part('name="title"', '\0')}--b--`, `${part('name="files"; filename="../../x\0.txt"', '\0\0')}--b--`],
  [`${part('name="files"; filename*=UTF-8\'\'%ff%00.pdf')}--b--`, `${part(`name="${'n'.repeat(5000)}"`)}--b--`],
  [`${Array.from({ length: 90 }, (_, n) => part(`name="k${n}"`)).join('')}--b--`],
].flat()
const formType = { 'content-type': 'multipart/form-data; boundary=b' }

const json = (body: string | Buffer, headers: Record<string, string> = {}) => ({
  body,
  headers: { 'content-type': 'application/json', ...headers },
})
const namesIn = (schema: z.ZodType | undefined): string[] =>
  schema ? Object.keys(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }).properties ?? {}) : []

/** Whether the schema refuses this value of a field, whatever else it finds; one that throws is to be met by a call. */
const refuses = (schema: z.ZodType, name: string, whole: object): boolean => {
  try {
    return schema.safeParse(whole).error?.issues.some(({ path }) => path[0] === name) ?? false
  } catch {
    return false
  }
}

/** A place and what is put there. */
type Put = readonly [name: string, value: string]

/**
 * Puts one value after another in each place. What the schema refuses never gets any further, so that it shares a call
 * with what it refuses in other places; anything else is sent alone, because there the verb is to meet it.
 */
const inPlaces = (
  names: readonly string[],
  valuesOf: (name: string) => readonly string[],
  { refused, call }: { refused: (put: Put) => boolean; call: (puts: readonly Put[]) => Sent },
): (Sent | Round)[] => {
  const most = Math.max(0, ...names.map((name) => valuesOf(name).length))
  return Array.from({ length: most }, (_, at) => {
    const puts = names.flatMap((name): Put[] =>
      valuesOf(name)
        .slice(at, at + 1)
        .map((value) => [name, value]),
    )
    const { true: shared = [], false: alone = [] } = Object.groupBy(puts, (put) => `${refused(put)}`)
    const round: Round = {
      names: shared.map(([name]) => name),
      call: (wanted) => call(shared.filter(([name]) => wanted.includes(name))),
      heard: 'refused',
    }
    return [...alone.map((put) => call([put])), round]
  }).flat()
}

/** Parameters that no route knows. */
const ignored = ['_t=', 'constructor[prototype]=1', '%', '&&&==']
const unheardOf = ['_t=%00', '%00=1', '__proto__=1', 'a=1&'.repeat(1500)]
const inAddressOrLong = [...inAddress, 'x'.repeat(8000)]
const cursorsOrLong = [...cursors, 'x'.repeat(8000)]
const textIn = (value: string): string => new URLSearchParams(`a=${value}`).get('a') ?? ''
const inPathOnly = [...inAddress, '%', '%zz', '%e0%a4%a', 'x'.repeat(5000)]

const inPath = ({ path, params }: Route, url: string): (Sent | Round)[] => {
  const sound = url.split('/')
  const parts = path.split('/')
  const names = parts.flatMap((word) => (word.startsWith(':') ? [word.slice(1)] : []))
  return inPlaces(names, () => inPathOnly, {
    refused: ([name, value]) => params !== undefined && refuses(params, name, { [name]: textIn(value) }),
    call: (puts) => {
      const put = new Map(puts.map(([name, value]) => [`:${name}`, value]))
      return { url: parts.map((word, at) => put.get(word) ?? sound[at]).join('/') }
    },
  })
}

const inQuery = ({ query }: Route, url: string): (Sent | Round)[] => {
  const names = namesIn(query)
  const call = (words: readonly string[]): Sent => ({ url: `${url}?${words.join('&')}` })
  return [
    ...inPlaces(names, (name) => (name === 'cursor' ? cursorsOrLong : inAddressOrLong), {
      refused: ([name, value]) => refuses(query!, name, { [name]: textIn(value) }),
      call: (puts) => call(puts.map(([name, value]) => `${name}=${value}`)),
    }),
    { names: [...ignored, ...names.map((name) => `${name}[]=1`)], call, heard: 'ignored' },
    ...[...names.map((name) => `${name}=1&${name}=2`), ...unheardOf].map((words) => call([words])),
  ]
}

const parsed = new Map(values.map((value) => [value, JSON.parse(value) as unknown]))
const isReadable = (value: string): boolean => {
  try {
    return readJson('application/json', Buffer.from(`{"a":${value}}`)) !== undefined
  } catch {
    return false
  }
}
/** What no body may hold is refused before any field is looked at. */
const readable = new Set(values.filter(isReadable))

/** A complete body with one field after another put wrong, whole bodies of rubbish, and bodies of another kind. */
const inBody = (route: Route, url: string, sound: object): (Sent | Round)[] => [
  ...inPlaces(namesIn(route.body), () => values, {
    refused: ([name, value]) =>
      readable.has(value) && refuses(route.body!, name, { ...sound, [name]: parsed.get(value) }),
    // Of a field that stands twice the last one counts.
    call: (puts) => {
      const fields = puts.map(([name, value]) => `"${name}":${value}`)
      const whole = JSON.stringify(sound).slice(1, -1)
      return { url, ...json(`{${[...(whole ? [whole] : []), ...fields].join(',')}}`) }
    },
  }),
  ...[...bodies, ...bytes].map((body) => ({ url, ...json(body), refused: true as const })),
  ...types.map((type) => ({ url, ...json(JSON.stringify(sound), { 'content-type': type }), refused: true as const })),
]

const texts = values.map((value) => (value.startsWith('"') ? String(JSON.parse(value)) : value))

const inForm = (route: Route, url: string, sound: object): (Sent | Round)[] => [
  ...forms.map((body) => ({ url, body, headers: formType })),
  ...inPlaces(namesIn(route.body), () => texts, {
    refused: ([name, text]) => refuses(route.body!, name, { ...sound, [name]: text }),
    call: (puts) => {
      const parts = Object.entries({ ...sound, ...Object.fromEntries(puts) }).map(([field, content]) =>
        part(`name="${field}"`, typeof content === 'object' ? JSON.stringify(content) : content),
      )
      return { url, body: Buffer.from(`${parts.join('')}--b--`), headers: formType }
    },
  }),
]

const inHead = (url: string): Sent[] => [
  ...['x', 'null', `${someId},${someId}`, 'x'.repeat(5000), "'", '\u00e9', '-1'].map((id) => ({
    url,
    headers: { 'x-building-id': id },
  })),
  ...['k'.repeat(300), '\u00e9\u00ff', ' ', "'"].map((key) => ({ url, headers: { 'idempotency-key': key } })),
  ...['sid', 'sid==', ';;;=', 'sid=\u00ff', `sid=${'A'.repeat(5000)}`].map((cookie) => ({ url, headers: { cookie } })),
]

/** All rubbish for a route: in its path, query, head, body and form, the other places being sound. */
export const rubbishFor = (route: Route, url: string, sound: object | undefined): (Sent | Round)[] => [
  ...inPath(route, url),
  ...inQuery(route, url),
  ...inHead(url),
  ...(sound
    ? inBody(route, url, sound)
    : [
        { url, ...json('{') },
        { url, body: 'x', headers: { 'content-type': 'x' } },
      ]),
  ...(sound && route.files ? inForm(route, url, sound) : []),
]
