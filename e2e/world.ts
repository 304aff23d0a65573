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

let opened: { key: string; ready: Promise<unknown> } | undefined

/**
 * Opens a world at `serverOrigin`: a new copy of the demo, with an outbox of its own, which no other world shares. Keeps the
 * one that this worker has open if the key is the same. The key is the spec file and whether its journeys run again.
 */
export const openWorld = async (key: string): Promise<void> => {
  if (opened?.key !== key) opened = { key, ready: ask('/worlds', { port: portOf(serverOrigin), settings }) }
  await opened.ready
}

/** Copies the demo for a server that a journey starts itself; answers the settings that lead the server to it. */
export const cloneDemo = async (): Promise<{ DATABASE_URL: string; DATA_DIR: string }> => {
  const { databaseUrl, dataDir } = await ask<{ databaseUrl: string; dataDir: string }>('/clones', {})
  return { DATABASE_URL: databaseUrl, DATA_DIR: dataDir }
}
