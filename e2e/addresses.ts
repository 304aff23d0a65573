/** Where everything answers that journeys talk to. Each worker of Playwright has a row of ports of its own. */
const base = Number(process.env.E2E_PORT ?? 3200)
const at = (port: number): string => `http://localhost:${port}`

const portsPerWorker = 10
const firstOf = base + portsPerWorker * (1 + Number(process.env.TEST_PARALLEL_INDEX ?? 0))

/** Opens worlds; see server/testing/worlds.ts. */
export const worldsOrigin = at(base)
/** The provider of sign-ins that the journeys use. */
export const providerOrigin = at(base + 1)
/** The world of the file whose journeys run. */
export const serverOrigin = at(firstOf)
/** A client that was built to call a server on another origin. */
export const clientOrigin = at(firstOf + 1)
/** A push service that takes messages for browsers without reaching the network. */
export const pushServiceOrigin = at(firstOf + 2)
/** A second server, of a journey's own. */
export const apartOrigin = at(firstOf + 3)
/** A server whose client reports errors, and the collector that takes them. */
export const reportingOrigin = at(firstOf + 4)
export const collectorOrigin = at(firstOf + 5)

/** The port of an origin. */
export const portOf = (origin: string): number => Number(new URL(origin).port)
