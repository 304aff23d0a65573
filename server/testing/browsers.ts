import { push } from '../../contract/push.ts'
import type { PushWords } from '../../contract/push-words.ts'
import type { Caller } from './caller.ts'
import type { World } from './world.ts'

/** Keys of the form that browsers hand in. */
export const browserKeys = { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) }
export const addressOfBrowser = (name: string): string => `https://fcm.googleapis.com/fcm/send/${name}`

/** Somebody lets a browser of this name get push messages. */
export const switchOn = (who: Caller, name: string) =>
  who.call(push.subscribe, { body: { endpoint: addressOfBrowser(name), keys: browserKeys } })

export const isOn = async (who: Caller): Promise<boolean> => (await who.call(push.state)).on

/** Lets everything leave that is due: what left, by browser and words. */
export const pushesLeft = async (world: World) => {
  const before = world.pushes.length
  await world.jobs.drain()
  await world.jobs.runNow('notifications.sendWaitingPushes')
  return world.pushes.slice(before).map(({ to, payload, ...rest }) => ({
    browser: to.endpoint.split('/').at(-1) ?? '',
    ...rest,
    words: JSON.parse(payload) as PushWords,
  }))
}

export const pushRows = (world: World) =>
  world.connection.db.selectFrom('push_messages').selectAll().orderBy('id').execute()
