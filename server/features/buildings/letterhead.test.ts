/** The logo of a building above its mails. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildings } from '../../../contract/buildings.ts'
import { fileOf, plainPicture } from '../../testing/pictures.ts'
import { openWorld, type World } from '../../testing/world.ts'
import { queueMail } from '../mail/mail.ts'

let world: World
let harbour: string
beforeAll(async () => {
  world = await openWorld()
  ;({ harbour } = world.cast.buildings)
})
afterAll(() => world.close())

const giveLogo = async (): Promise<string> => {
  const carla = await world.as('carla')
  const params = { id: harbour }
  const { version } = await carla.call(buildings.branding, { params })
  const file = fileOf(await plainPicture(600, 100).png().toBuffer(), 'mark.png', 'image/png')
  const { logo } = await carla.call(buildings.changeBranding, { params, body: { version, logo: 'new' }, files: [file] })
  return logo!
}
const htmlOf = async (to: string, name: string | null) => {
  const building = name === null ? {} : { building: { _id: harbour, name } }
  await queueMail(world.context(), { to, subject: 'Water', class: 'community', ...building })
  const { rows } = await world.connection.pool.query('select html from outbox where recipient = $1', [to])
  return rows[0].html as string
}

test('a mail of the building shows its logo by the whole address, with the name for those who see no pictures', async () => {
  expect(await htmlOf('before@example.ca', 'Harbour View')).not.toContain('<img')
  const logo = await giveLogo()
  const mail = await htmlOf('one@example.ca', 'Harbour "View"')
  expect(mail).toContain(`src="http://localhost:3000${logo}"`)
  expect(mail).toMatch(/alt="Harbour &quot;View&quot;"\s+width="240"\s+height="40"/)
  expect(await htmlOf('two@example.ca', null)).not.toContain('<img')
})
