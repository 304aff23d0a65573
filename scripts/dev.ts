/**
 * `npm run dev`: the server, started again on each change, and the web client with hot reload in front of it. Mail that
 * would be sent shows at /dev/mail.
 */
import './leash.ts'
import { join } from 'node:path'
import { spawn } from 'node:child_process'
import { buildClient } from './client.ts'
import { startTool } from './tool.ts'

const webPort = process.env['WEB_PORT'] ?? '5173'
const server = process.env['PUBLIC_URL'] ?? `http://localhost:${process.env['PORT'] ?? 3000}`
const origins = [`http://localhost:${webPort}`, `http://127.0.0.1:${webPort}`, process.env['ALLOWED_ORIGINS']]

const startServer = () =>
  spawn(process.execPath, ['--watch', '--watch-preserve-output', join(import.meta.dirname, '../server/main.ts')], {
    stdio: 'inherit',
    env: { ...process.env, ALLOWED_ORIGINS: origins.filter(Boolean).join(',') },
  })

if (await buildClient()) {
  const words = ['dev', '--port', webPort, '--strictPort']
  const both = [startServer(), startTool('@react-router/dev/bin.cjs', words, { PUBLIC_URL: server }, 'inherit')]
  console.log(`The web client with hot reload: http://localhost:${webPort}`)
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {})
  for (const one of both)
    one.once('exit', (code) => {
      for (const other of both) other.kill('SIGTERM')
      process.exitCode = code ?? 0
    })
} else process.exitCode = 1
