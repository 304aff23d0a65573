import { portOf, providerOrigin, pushServiceOrigin, serverOrigin, worldsOrigin } from './addresses.ts'

const settings = {
  PUSH_SERVICES: pushServiceOrigin,
  GOOGLE_CLIENT_ID: 'parapet',
  GOOGLE_CLIENT_SECRET: 'a secret of the tests',
  GOOGLE_ISSUER: providerOrigin,
}

const ask = async <T>(path: string, body: object): Promise<T> => {
  const answer = await fetch(worldsOrigin + path, { method: 'POST', body: JSON.stringify(body) })
  if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`)
  return (await answer.json()) as T
}

let opened: { file: string; ready: Promise<unknown> } | undefined

/**
 * Opens the world of a file of journeys at `serverOrigin`: the demo as new, with a building, people and an outbox that no
 * other file sees. Once per file and worker, so a worker that starts over after a failure has a new one.
 */
export const openWorld = async (file: string): Promise<void> => {
  if (opened?.file !== file) opened = { file, ready: ask('/worlds', { port: portOf(serverOrigin), settings }) }
  await opened.ready
}

/** Copies the demo for a server that a journey starts itself; answers the settings that lead the server to it. */
export const cloneDemo = async (): Promise<{ DATABASE_URL: string; DATA_DIR: string }> => {
  const { databaseUrl, dataDir } = await ask<{ databaseUrl: string; dataDir: string }>('/clones', {})
  return { DATABASE_URL: databaseUrl, DATA_DIR: dataDir }
}
