import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

const onLinux = [
  ...['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', '/usr/bin/google-chrome-stable'],
  ...['/opt/google/chrome/chrome', '/usr/bin/microsoft-edge', '/snap/bin/chromium'],
]
const onMac = ['Google Chrome', 'Chromium', 'Microsoft Edge'].map(
  (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
)
const onWindows = ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA']
  .map((name) => process.env[name] ?? 'C:\\Program Files')
  .flatMap((folder) => [
    join(folder, 'Google/Chrome/Application/chrome.exe'),
    join(folder, 'Microsoft/Edge/Application/msedge.exe'),
  ])

const usualPlaces = process.platform === 'win32' ? onWindows : process.platform === 'darwin' ? onMac : onLinux

const find = (): string | undefined => {
  const named = process.env['CHROMIUM_PATH']
  if (!named) return usualPlaces.find((file) => existsSync(file))
  if (!existsSync(named)) console.error(`CHROMIUM_PATH names ${named}, and nothing is there.`)
  return existsSync(named) ? named : undefined
}

const mayInstall = () =>
  !process.env['CHROMIUM_PATH'] &&
  process.getuid?.() === 0 &&
  existsSync('/etc/debian_version') &&
  existsSync('/usr/bin/apt-get')

const aptGet = (words: readonly string[]): boolean => {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  return spawnSync('apt-get', ['-qq', ...words], { stdio: ['ignore', 'ignore', 'inherit'], env }).status === 0
}

/** The browser that is there; as root on Debian one is installed where there is none. */
export const browserToTestWith = (): string | undefined => {
  const found = find()
  if (found || !mayInstall()) return found
  console.log('Installing Chromium by apt-get for the browser tests …')
  aptGet(['update'])
  if (!aptGet(['install', '-y', '--no-install-recommends', 'chromium', 'fonts-liberation']))
    console.error('apt-get could not install Chromium; its message stands above.')
  return find()
}
