import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, readFile, symlink } from 'node:fs/promises'
import { createServer } from 'node:http'
import { extname, join } from 'node:path'

const project = join(import.meta.dirname, '..')
const sources = [
  'web',
  'contract',
  'law',
  'package.json',
  'tsconfig.base.json',
  'vite.config.ts',
  'react-router.config.ts',
]
const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
}

/** Builds the web client in a folder of its own, with settings of its own; throws what the build says where it refuses. */
export const buildApart = async (folder: string, settings: Record<string, string>): Promise<void> => {
  for (const source of sources) await cp(join(project, source), join(folder, source), { recursive: true })
  await symlink(join(project, 'node_modules'), join(folder, 'node_modules'))
  const program = join(project, 'node_modules/@react-router/dev/bin.cjs')
  const env = { ...process.env, ...settings, NODE_ENV: 'production' }
  const child = spawn(process.execPath, [program, 'build'], { cwd: folder, env, stdio: ['ignore', 'ignore', 'pipe'] })
  let said = ''
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()))
  const [code] = (await once(child, 'close')) as [number]
  if (code !== 0) throw new Error(said || 'The client could not be built.')
}

/** Serves a client built by `buildApart` from its own origin, like a static file host; returns a function that stops it. */
export const serveClientApart = async (port: number, folder: string): Promise<() => void> => {
  const client = join(folder, 'build/client')
  const fileFor = async (pathname: string) => {
    const found = extname(pathname) ? await readFile(join(client, pathname)).catch(() => null) : null
    return found ?? readFile(join(client, '__spa-fallback.html'))
  }
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    void fileFor(pathname).then((content) =>
      response.writeHead(200, { 'content-type': types[extname(pathname) || '.html'] ?? 'font/woff2' }).end(content),
    )
  })
  server.listen(port, 'localhost')
  await once(server, 'listening')
  return () => {
    server.closeAllConnections()
    server.close()
  }
}
