import { existsSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { healthPath, livePath, lookedAfter, maintenanceRetrySeconds } from '../../contract/maintenance.ts'
import type { Config } from '../platform/config.ts'
import { Refusal } from './errors.ts'
import { isApi } from './headers.ts'

/**
 * Maintenance is a file in DATA_DIR: it outlives a restart, and can be switched while the database is away. While it lies
 * there pages answer 503 with a page that needs nothing, calls answer 503, and built files and the two checks answer as ever.
 */
type Place = Pick<Config, 'dataDir'>

const fileOf = ({ dataDir }: Place): string => join(dataDir, 'maintenance')
const lookEveryMs = 1000

/** Switches maintenance on or off; a running server follows within a second. */
export const switchMaintenance = async (place: Place, on: boolean): Promise<void> => {
  if (!on) return rm(fileOf(place), { force: true })
  await mkdir(place.dataDir, { recursive: true, mode: 0o700 })
  await writeFile(fileOf(place), '')
}

/** Whether maintenance is on, looked up once a second at most. */
export const watchMaintenance = (place: Place): (() => boolean) => {
  const file = fileOf(place)
  let lookedAt = -Infinity
  let on = false
  return () => {
    const now = performance.now()
    if (now - lookedAt >= lookEveryMs) {
      lookedAt = now
      on = existsSync(file)
    }
    return on
  }
}

const UnderMaintenance = () =>
  new Refusal(503, 'MAINTENANCE', `${lookedAfter}. Please try again in a few minutes; nothing you saved is lost.`, {
    retryAfterSeconds: maintenanceRetrySeconds,
  })

const checks = new Set<string | undefined>([healthPath, livePath])

/** Refuses every call but the two checks while maintenance is on; pages are refused where they are served. */
export const holdCalls = (app: FastifyInstance, isOn: () => boolean): void => {
  app.addHook('onRequest', (request, _reply, done) => {
    const isHeld = isOn() && isApi(request) && !checks.has(request.routeOptions.url)
    done(isHeld ? UnderMaintenance() : undefined)
  })
}
