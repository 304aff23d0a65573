import type { World } from './world.ts'

/** The secret of the last vendor's link that was mailed to an address. */
export const tokenFor = async (world: World, email: string): Promise<string> => {
  await world.jobs.drain()
  const mail = world.mails.findLast(({ to }) => to === email)
  const [, token] = /\/vendor-link\/([\w-]{43})/.exec(mail?.text ?? '') ?? []
  if (!token) throw new Error(`No link was mailed to ${email}.`)
  return token
}
