/** Profile pictures: what is taken, what becomes of it, and who sees it. */
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { accounts } from '../../../contract/accounts.ts'
import { profilePictureMostBytes, unusedFileKeptMs } from '../../../contract/limits.ts'
import type { Caller } from '../../testing/caller.ts'
import type { Name } from '../../testing/cast.ts'
import { openWorld, type World } from '../../testing/world.ts'

let world: World
let olivia: Caller
beforeEach(async () => {
  world = await openWorld()
  olivia = await world.as('olivia')
})
afterEach(() => world.close())

/** A photograph of noise: the heaviest there is, with a place and an owner in it. */
const photo = (width = 900, height = 600) =>
  sharp({
    create: { width, height, channels: 3, background: 'white', noise: { type: 'gaussian', mean: 128, sigma: 60 } },
  })
    .jpeg()
    .withExif({ IFD0: { Copyright: 'CANARY-7731' }, IFD3: { GPSLatitude: '49/1 17/1 0/1' } })
    .toBuffer()
const inline = (bytes: Buffer, type = 'image/jpeg') => `data:${type};base64,${bytes.toString('base64')}`

const put = async (profilePicture: string | null, files: readonly Blob[] = []) => {
  const { version } = await olivia.call(accounts.profile)
  const body = files.length > 0 ? { version } : { version, profilePicture }
  return olivia.try(accounts.changeProfile, { body, files })
}
/** A file whose type is said, since the name of a Blob's type alone says little. */
const file = (bytes: Buffer, name: string, type: string) => new File([Uint8Array.from(bytes)], name, { type })

const pictureOf = async (address: string, caller: Caller) => {
  const { rawPayload, statusCode, headers } = await world.app.inject({
    url: address,
    headers: { cookie: caller.cookie },
  })
  return { status: statusCode, bytes: rawPayload, headers }
}

describe('a picture', () => {
  it('sent inline becomes a small square WebP without what hid in it', async () => {
    const answer = await put(inline(await photo()))
    expect(answer.status).toBe(200)
    const address = answer.body.data.profilePicture
    expect(address).toMatch(/^\/api\/pictures\/[0-9a-f-]{36}$/)
    expect((await olivia.call(accounts.me)).profilePicture).toBe(address)
    const { status, bytes, headers } = await pictureOf(address, olivia)
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'image/webp',
      'private, max-age=3600',
    ])
    const { format, width, height, exif } = await sharp(bytes).metadata()
    expect([format, width === height, exif]).toEqual(['webp', true, undefined])
    expect(width).toBeLessThanOrEqual(512)
    expect(bytes.length).toBeLessThanOrEqual(profilePictureMostBytes)
    expect(bytes.includes('CANARY-7731')).toBe(false)
  })

  it('sent as a file is the same; a plain one keeps all its size', async () => {
    const red = await sharp({ create: { width: 700, height: 640, channels: 3, background: 'red' } })
      .png()
      .toBuffer()
    const answer = await put(null, [file(red, 'me.png', 'image/png')])
    const { bytes } = await pictureOf(answer.body.data.profilePicture, olivia)
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 512, height: 512 })
  })

  it('stands upright as it was taken, and is never made larger than it is', async () => {
    const half = await sharp({ create: { width: 40, height: 20, channels: 3, background: 'blue' } })
      .png()
      .toBuffer()
    const lying = await sharp({ create: { width: 40, height: 40, channels: 3, background: 'red' } })
      .composite([{ input: half, gravity: 'north' }])
      .withMetadata({ orientation: 3 })
      .jpeg({ quality: 100 })
      .toBuffer()
    const { bytes } = await pictureOf((await put(inline(lying))).body.data.profilePicture, olivia)
    const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true })
    const red = (row: number) => data[(row * info.width + 20) * info.channels]!
    expect([info.width, info.height, red(4) > 180, red(36) < 80]).toEqual([40, 40, true, true])
  })

  const wrong: [string, () => Promise<string> | string][] = [
    ['an address elsewhere', () => 'https://evil.example/me.png'],
    ['an address without a scheme', () => '//evil.example/me.png'],
    ['a path of the server', () => '/etc/passwd'],
    ["somebody else's picture", () => '/api/pictures/019a0000-0000-7000-8000-000000000000'],
    ['an SVG', () => inline(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'image/svg+xml')],
    [
      'an SVG that calls itself PNG',
      () => inline(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'image/png'),
    ],
    ['a JPEG that calls itself PNG', async () => inline(await photo(20, 20), 'image/png')],
    ['a page', () => 'data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg=='],
    ['a damaged picture', async () => inline((await photo(200, 200)).subarray(0, 900))],
  ]
  for (const [what, make] of wrong)
    it(`is refused where it is ${what}`, async () => {
      const answer = await put(await make())
      expect([answer.status, answer.body.errors[0].field]).toEqual([400, 'profilePicture'])
      expect((await olivia.call(accounts.profile)).profilePicture).toBeNull()
    })

  it('is refused where the file is no picture, or where several come', async () => {
    const text = await put(null, [new File(['hello'], 'a.txt', { type: 'text/plain' })])
    expect([text.status, text.body.errors]).toEqual([
      400,
      [{ field: 'files', message: 'This is plain text. Photo must be a PNG, JPEG, WebP, HEIC or GIF file' }],
    ])
    const one = file(await photo(20, 20), 'a.jpg', 'image/jpeg')
    expect((await put(null, [one, one])).status).toBe(400)
  })

  it('goes with null or nothing, and stays with its own path', async () => {
    const { profilePicture } = (await put(inline(await photo(50, 50)))).body.data
    expect((await put(profilePicture)).body.data).toMatchObject({ profilePicture, version: 2 })
    for (const none of [null, '']) {
      const there = (await put(inline(await photo(50, 50)))).body.data.profilePicture
      expect((await put(none)).body.data.profilePicture).toBeNull()
      expect((await pictureOf(there, olivia)).status).toBe(404)
    }
  })

  it('has a new address each time, and the content of the former one is swept some time later', async () => {
    const first = (await put(inline(await photo(60, 60)))).body.data.profilePicture
    const second = (await put(inline(await photo(60, 60)))).body.data.profilePicture
    expect(second).not.toBe(first)
    expect((await pictureOf(first, olivia)).status).toBe(404)
    world.clock.advance(unusedFileKeptMs + 1)
    await world.jobs.runNow('documents.sweepFiles')
    const { rows } = await world.connection.pool.query('select sha256 from stored_files')
    const { rows: shown } = await world.connection.pool.query('select sha256 from profile_pictures')
    expect(rows).toEqual(shown)
    expect((await pictureOf(second, await world.as('olivia'))).status).toBe(200)
  })
})

describe('who sees a picture', () => {
  const sees: [Name, number][] = [
    ['olivia', 200],
    ['theo', 200],
    ['vic', 200],
    ['mandeep', 200],
    ['sam', 200],
    ['ben', 404],
    ['nora', 404],
  ]
  for (const [name, status] of sees)
    it(`${name}: ${status}`, async () => {
      const { profilePicture } = (await put(inline(await photo(50, 50)))).body.data
      expect((await pictureOf(profilePicture, await world.as(name))).status).toBe(status)
    })

  it('nobody who is not signed in', async () => {
    const { profilePicture } = (await put(inline(await photo(50, 50)))).body.data
    expect((await pictureOf(profilePicture, world.stranger())).status).toBe(401)
  })

  it('a page may show it as a picture, and load it as nothing else', async () => {
    const { profilePicture } = (await put(inline(await photo(50, 50)))).body.data
    const purposes = ['image', 'script', 'iframe', 'style']
    const answers = await Promise.all(
      purposes.map((purpose) => olivia.send('GET', profilePicture, { headers: { 'sec-fetch-dest': purpose } })),
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 403, 403, 403])
    expect(answers[0]!.headers['content-security-policy']).toBe("sandbox; default-src 'none'")
  })
})
