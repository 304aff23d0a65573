/** How a building looks: who changes it, what becomes of its pictures, and where they show. */
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest'
import { buildings } from '../../../contract/buildings.ts'
import { fileMostBytes, unusedFileKeptMs } from '../../../contract/limits.ts'
import { logoMostBytes } from '../../../contract/limits/branding.ts'
import type { Caller } from '../../testing/caller.ts'
import { barPicture, fileOf, pictureBomb, plainPicture } from '../../testing/pictures.ts'
import { openWorld, type World } from '../../testing/world.ts'

let world: World
let harbour: string
let carla: Caller
let mandeep: Caller
beforeAll(async () => {
  world = await openWorld()
  ;({ harbour } = world.cast.buildings)
  carla = await world.as('carla')
  mandeep = await world.as('mandeep')
})
beforeEach(async () => {
  await save(mandeep, { primaryColor: '', secondaryColor: '', logo: 'none', favicon: 'none' })
})
afterAll(() => world.close())

const params = () => ({ params: { id: harbour } })
const read = (caller: Caller) => caller.call(buildings.branding, params())
const trySave = async (caller: Caller, body: object, files: readonly File[] = [], version?: number) =>
  caller.try(buildings.changeBranding, {
    ...params(),
    body: { version: version ?? (await read(mandeep)).version, ...body },
    files,
  })
const save = async (caller: Caller, body: object, files: readonly File[] = []) => {
  const answer = await trySave(caller, body, files)
  expect([answer.status, answer.text.slice(0, 16)]).toEqual([200, '{"success":true,'])
  return answer.body.data
}
const png = async (width = 400, height = 100) =>
  fileOf(await plainPicture(width, height).png().toBuffer(), 'mark.png', 'image/png')
const fetched = async (url: string, headers: Record<string, string> = {}) => {
  const { rawPayload, statusCode, headers: told } = await world.app.inject({ url, headers })
  return { status: statusCode, bytes: rawPayload, headers: told }
}
const shown = async (url: string) => sharp((await fetched(url)).bytes)

describe('changing it', () => {
  test('takes colours and pictures together, and everybody of the building gets them', async () => {
    const saved = await save(carla, { primaryColor: '#FFDD00', logo: 'new', favicon: 'new' }, [
      await png(),
      await png(64, 64),
    ])
    expect(saved).toMatchObject({ primaryColor: '#ffdd00', secondaryColor: null })
    const [first] = await (await world.as('olivia')).call(buildings.mine)
    expect(first).toMatchObject({ version: saved.version })
    const { version: _, ...branding } = saved
    expect(first!.branding).toEqual(branding)
    expect((await (await shown(saved.logo)).metadata()).width).toBe(400)
    expect((await (await shown(saved.favicon)).metadata()).width).toBe(64)
  })

  test('keeps what is not named, and takes away what is to go', async () => {
    const { logo } = await save(carla, { primaryColor: '#114488', secondaryColor: '#ffeecc', logo: 'new' }, [
      await png(),
    ])
    expect(await save(mandeep, { secondaryColor: '' })).toMatchObject({
      primaryColor: '#114488',
      secondaryColor: null,
      logo,
    })
    expect(await save(mandeep, { logo: 'none' })).toMatchObject({ primaryColor: '#114488', logo: null })
    expect((await fetched(logo)).status).toBe(404)
  })

  test('of an outdated copy is refused with the present state', async () => {
    const { version } = await read(carla)
    await save(mandeep, { primaryColor: '#114488' })
    const answer = await trySave(carla, { primaryColor: '#ffdd00' }, [], version)
    expect(answer.status).toBe(409)
    expect(answer.body).toMatchObject({ code: 'STALE', current: { primaryColor: '#114488', version: version + 1 } })
    expect((await read(carla)).primaryColor).toBe('#114488')
  })

  test('that changes nothing makes no version: the same colours, the same picture once more', async () => {
    const before = await save(carla, { primaryColor: '#114488', logo: 'new' }, [await png()])
    expect(await save(mandeep, { primaryColor: '#114488', logo: 'new' }, [await png()])).toEqual(before)
    expect(await save(mandeep, {})).toEqual(before)
  })

  test('writes its history: who, and what differs', async () => {
    const { logo } = await save(carla, { primaryColor: '#114488', logo: 'new' }, [await png()])
    const { body } = await carla.send('GET', `/api/history/building/${harbour}`)
    expect(body.data[0]).toMatchObject({
      by: 'Carla Council',
      action: 'branding changed',
      fields: [
        { field: 'primaryColor', before: null, after: '#114488' },
        { field: 'logo', before: null, after: logo },
      ],
    })
  })

  test.each(['red', '#fff', '#12345g', 'url(//evil.example)', '#1e40af;--x:1'])(
    'refuses the colour %j and says which field',
    async (primaryColor) => {
      const answer = await trySave(carla, { primaryColor })
      expect([answer.status, answer.body.errors]).toEqual([
        400,
        [{ field: 'primaryColor', message: 'Enter a colour such as #1e40af' }],
      ])
    },
  )

  test.each(['olivia', 'theo', 'vic'] as const)('is not for %s', async (name) => {
    const caller = await world.as(name)
    expect((await trySave(caller, { primaryColor: '#000000' })).status).toBe(403)
    expect((await caller.try(buildings.branding, params())).status).toBe(403)
  })

  test('together with the building’s other fields draws an icon anew too, and keeps one that is named by its path', async () => {
    const change = async (branding: object) => {
      const { version } = await read(carla)
      return carla.send('PUT', `/api/buildings/${harbour}`, { body: { version, branding } })
    }
    const inline = (
      await plainPicture(32, 32)
        .png()
        .withExif({ IFD0: { Copyright: 'CANARY-7731' } })
        .toBuffer()
    ).toString('base64')
    const { favicon } = (await change({ favicon: `data:image/png;base64,${inline}` })).body.data.branding
    expect(favicon).toMatch(/^\/api\/buildings\/[0-9a-f-]{36}\/pictures\/[0-9a-f-]{36}$/)
    expect((await fetched(favicon)).bytes.includes('CANARY-7731')).toBe(false)
    expect((await change({ favicon, primaryColor: '#114488' })).body.data.branding).toMatchObject({
      favicon,
      primaryColor: '#114488',
    })
    const elsewhere = await change({ favicon: '/api/auth/logout' })
    expect([elsewhere.status, elsewhere.body.errors[0].field]).toEqual([400, 'branding.favicon'])
    expect((await change({ favicon: null })).body.data.branding.favicon).toBeNull()
    expect((await fetched(favicon)).status).toBe(404)
  })
})

describe('a logo', () => {
  test('becomes a small PNG without what hid in it', async () => {
    const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
    const photo = await sharp({ create: { width: 1600, height: 900, channels: 3, background: 'white', noise } })
      .jpeg()
      .withExif({ IFD0: { Copyright: 'CANARY-7731' } })
      .toBuffer()
    const { logo } = await save(carla, { logo: 'new' }, [fileOf(photo, 'photo.jpg', 'image/jpeg')])
    const { bytes } = await fetched(logo)
    const { format, width, height, exif } = await sharp(bytes).metadata()
    expect([format, exif]).toEqual(['png', undefined])
    expect([width <= 800, height <= 240, bytes.length <= logoMostBytes]).toEqual([true, true, true])
    expect(bytes.includes('CANARY-7731')).toBe(false)
  })

  test.each([
    ['dark', '#1c2430', 255],
    ['bright', '#ffffff', 28],
  ])('that is see-through and %s stands on a ground on which it reads', async (_, colour, red) => {
    const { logo } = await save(carla, { logo: 'new' }, [
      fileOf(await barPicture(300, 90, colour), 'bar.png', 'image/png'),
    ])
    const picture = await shown(logo)
    const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true })
    expect(info.channels).toBe(3)
    expect(data[0]).toBe(red)
    expect(info.height).toBe(108)
  })

  test('of a WebP is taken too; an icon keeps the whole picture in a square', async () => {
    const wide = await plainPicture(300, 60).webp().toBuffer()
    const { favicon } = await save(carla, { favicon: 'new' }, [fileOf(wide, 'wide.webp', 'image/webp')])
    expect(await (await shown(favicon)).metadata()).toMatchObject({ format: 'png', width: 180, height: 180 })
  })
})

describe('a file that is no picture for it', () => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
  const bad: [string, () => Promise<File> | File, number, string | null][] = [
    ['an SVG', () => fileOf(svg, 'mark.svg', 'image/svg+xml'), 415, null],
    ['an SVG that calls itself PNG', () => fileOf(svg, 'mark.png', 'image/png'), 415, null],
    [
      'a PDF',
      () => fileOf(Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF'), 'a.pdf', 'application/pdf'),
      400,
      'logo',
    ],
    ['a GIF', async () => fileOf(await plainPicture(40, 40).gif().toBuffer(), 'a.gif', 'image/gif'), 400, 'logo'],
    ['empty', () => fileOf(Buffer.alloc(0), 'mark.png', 'image/png'), 400, null],
    [
      'cut off',
      async () => fileOf((await plainPicture(600, 200).jpeg().toBuffer()).subarray(0, 900), 'a.jpg', 'image/jpeg'),
      415,
      null,
    ],
    ['a bomb', async () => fileOf(await pictureBomb(30_000), 'bomb.png', 'image/png'), 413, null],
    ['over size', () => fileOf(Buffer.alloc(fileMostBytes + 1, 1), 'big.png', 'image/png'), 413, null],
    ['a line', () => png(400, 3), 400, 'logo'],
    [
      'nothing that can be seen',
      async () => fileOf(await barPicture(90, 90, { r: 0, g: 0, b: 0, alpha: 0 }), 'empty.png', 'image/png'),
      400,
      'logo',
    ],
  ]
  for (const [what, make, status, field] of bad)
    it(`is refused where it is ${what}`, async () => {
      const before = await read(mandeep)
      const answer = await trySave(carla, { primaryColor: '#123456', logo: 'new' }, [await make()])
      expect([answer.status, answer.body.errors?.[0]?.field ?? null]).toEqual([status, field])
      expect(answer.body.error).not.toBe('')
      expect(await read(mandeep)).toEqual(before)
    })

  it('and so are more or fewer files than pictures that are called new', async () => {
    for (const files of [[], [await png(), await png()]])
      expect((await trySave(carla, { logo: 'new' }, files)).status).toBe(400)
    expect((await trySave(carla, {}, [await png()])).status).toBe(400)
  })
})

describe('the address of a picture', () => {
  test('is for everybody, kept for long, and shows it as a picture alone', async () => {
    const { logo } = await save(carla, { logo: 'new' }, [await png()])
    const { status, headers } = await fetched(logo)
    expect(status).toBe(200)
    expect(headers).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=31536000',
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "sandbox; default-src 'none'",
      vary: 'Origin',
    })
    expect(headers['set-cookie']).toBeUndefined()
    const asks = async (purpose: string) => (await fetched(logo, { 'sec-fetch-dest': purpose })).status
    expect([await asks('image'), await asks('script'), await asks('iframe')]).toEqual([200, 403, 403])
  })

  test('of a former logo shows the present one for an hour, so that old mails keep a picture', async () => {
    const { logo: former } = await save(carla, { logo: 'new' }, [await png(300, 90)])
    const { logo: present } = await save(carla, { logo: 'new' }, [await png(200, 50)])
    expect(former).not.toBe(present)
    const answer = await fetched(former)
    expect(answer.headers['cache-control']).toBe('public, max-age=3600')
    expect((await sharp(answer.bytes).metadata()).width).toBe(200)
  })

  test('finds nothing of another building, of none, and of one that is suspended', async () => {
    const { logo } = await save(carla, { logo: 'new' }, [await png()])
    const { pool } = world.connection
    expect((await fetched(logo.replace(harbour, world.cast.buildings.prairie))).status).toBe(404)
    expect((await fetched(logo.replace(harbour, '019a0000-0000-7000-8000-000000000000'))).status).toBe(404)
    await pool.query('update buildings set suspended_at = now() where id = $1', [harbour])
    expect((await fetched(logo)).status).toBe(404)
    await pool.query('update buildings set suspended_at = null where id = $1', [harbour])
  })

  test('outlives its content, which is swept some time after another picture took its place', async () => {
    await save(carla, { logo: 'new', favicon: 'new' }, [await png(300, 90), await png(40, 40)])
    const { logo } = await save(carla, { logo: 'new', favicon: 'none' }, [await png(200, 50)])
    const clock = world.clock.now()
    world.clock.advance(unusedFileKeptMs + 1)
    await world.jobs.runNow('documents.sweepFiles')
    world.clock.advance(Date.parse(clock) - Date.parse(world.clock.now()))
    const { rows } = await world.connection.pool.query('select sha256 from stored_files')
    const { rows: used } = await world.connection.pool.query(
      'select sha256 from building_pictures where sha256 is not null',
    )
    expect(rows).toEqual(used)
    expect((await fetched(logo)).status).toBe(200)
  })
})
