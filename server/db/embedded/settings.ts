import { StartRefused } from './refusal.ts'

export interface ServerChoices {
  port: number
  /** False turns off every wait for the disk: for test clusters, whose loss nobody minds. */
  durable: boolean
  maxConnections: number
}

/** Connections the server accepts when the caller does not say. */
export const usualConnections = 60

/** The settings of the embedded server as `-c` arguments. These win over postgresql.conf and over ALTER SYSTEM. */
export function settingArguments({ port, durable, maxConnections }: ServerChoices): string[] {
  const safe = durable ? 'on' : 'off'
  const settings = {
    port,
    // TCP on loopback: Windows has no other way, and the path of a socket has a length limit.
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: maxConnections,
    shared_buffers: '64MB',
    jit: 'off',
    fsync: safe,
    full_page_writes: safe,
    synchronous_commit: safe,
    // In a test cluster a vacuum of the server's own would keep the database of a test from being dropped.
    autovacuum: safe,
    timezone: 'UTC',
    log_timezone: 'UTC',
    // The log tells of the server, never of a statement or its values: those hold people's names.
    log_min_messages: 'log',
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    log_checkpoints: 'off',
    logging_collector: 'off',
  }
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
}

/** What assertDurable needs of a connection; a pg Client and a pg Pool both have it. */
export interface Asked {
  query(text: string): Promise<{ rows: { name: string; setting: string }[] }>
}

/**
 * Asks the running server whether what it acknowledges survives a power cut.
 * @throws StartRefused naming every setting that is not as it must be.
 */
export async function assertDurable(client: Asked): Promise<void> {
  const { rows } = await client.query(
    `select name, setting from pg_settings
     where name in ('fsync', 'full_page_writes', 'synchronous_commit', 'data_checksums')`,
  )
  // remote_apply waits for the local disk as well, and for a standby besides.
  const wrong = rows.filter(({ setting }) => setting !== 'on' && setting !== 'remote_apply')
  if (wrong.length === 0 && rows.length === 4) return
  const found = wrong.map(({ name, setting }) => `${name} is ${setting}`).join(', ') || 'its settings aren’t readable'
  throw new StartRefused(`The database server could lose what it has acknowledged, because ${found} and must be on.`)
}
