/** For the rubbish walk: what a careless or hostile client may send in each place of a call. */
import { z } from 'zod'
import { bodyMostBytes, jsonKeysMost } from '../../contract/limits.ts'
import type { Route } from '../../contract/route.ts'

/** One call as it goes over the wire. */
export interface Sent {
  /** The whole address; percent signs stand as they are sent. */
  readonly url: string
  readonly headers?: Record<string, string>
  readonly body?: string | Buffer
  /** What the answer must be; without it anything but a failure of the server. */
  readonly refused?: true
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

const inPath = ({ path }: Route): string[] =>
  [...path.matchAll(/:(\w+)/g)].flatMap(([param]) =>
    [...inAddress, '%', '%zz', '%e0%a4%a', 'x'.repeat(5000)].map((rubbish) => path.replace(param, rubbish)),
  )

const inQuery = ({ query }: Route): string[] => [
  ...namesIn(query).flatMap((name) => [
    ...(name === 'cursor' ? cursors : inAddress).map((rubbish) => `${name}=${rubbish}`),
    `${name}=1&${name}=2`,
    `${name}[]=1`,
    `${name}=${'x'.repeat(8000)}`,
  ]),
  ...['_t=', '_t=%00', '%00=1', '__proto__=1', 'constructor[prototype]=1', '%', '&&&==', 'a=1&'.repeat(1500)],
]

/** A complete body with one field after another put wrong, whole bodies of rubbish, and bodies of another kind. */
const inBody = (route: Route, url: string, sound: object): Sent[] => [
  ...namesIn(route.body).flatMap((name) =>
    // Of a field that stands twice the last one counts.
    values.map((value) => ({ url, ...json(`${JSON.stringify(sound).slice(0, -1)},"${name}":${value}}`) })),
  ),
  ...[...bodies, ...bytes].map((body) => ({ url, ...json(body), refused: true as const })),
  ...types.map((type) => ({ url, ...json(JSON.stringify(sound), { 'content-type': type }), refused: true as const })),
]

const inForm = (route: Route, url: string, sound: object): Sent[] => [
  ...forms.map((body) => ({ url, body, headers: formType })),
  ...namesIn(route.body).flatMap((name) =>
    values.map((value) => {
      const text = value.startsWith('"') ? String(JSON.parse(value)) : value
      const parts = Object.entries({ ...sound, [name]: text }).map(([field, content]) =>
        part(`name="${field}"`, typeof content === 'object' ? JSON.stringify(content) : content),
      )
      return { url, body: Buffer.from(`${parts.join('')}--b--`), headers: formType }
    }),
  ),
]

const inHead = (url: string): Sent[] => [
  ...['x', 'null', `${someId},${someId}`, 'x'.repeat(5000), "'", '\u00e9', '-1'].map((id) => ({
    url,
    headers: { 'x-building-id': id },
  })),
  ...['k'.repeat(300), '\u00e9\u00ff', ' ', "'"].map((key) => ({ url, headers: { 'idempotency-key': key } })),
  ...['sid', 'sid==', ';;;=', 'sid=\u00ff', `sid=${'A'.repeat(5000)}`].map((cookie) => ({ url, headers: { cookie } })),
]

/** Every call of rubbish for a route: in its path, query, head, body and form, the other places being sound. */
export const rubbishFor = (route: Route, url: string, sound: object | undefined): Sent[] => [
  ...inPath(route).map((path) => ({ url: path })),
  ...inQuery(route).map((query) => ({ url: `${url}?${query}` })),
  ...inHead(url),
  ...(sound
    ? inBody(route, url, sound)
    : [
        { url, ...json('{') },
        { url, body: 'x', headers: { 'content-type': 'x' } },
      ]),
  ...(sound && route.files ? inForm(route, url, sound) : []),
]
