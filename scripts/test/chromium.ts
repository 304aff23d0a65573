import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

const debianChromium = '/usr/bin/chromium'
const debianShell = '/usr/bin/chromium-headless-shell'

const onLinux = [
  ...[debianChromium, '/usr/bin/chromium-browser', '/usr/bin/google-chrome', '/usr/bin/google-chrome-stable'],
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

const find = (variable: string, places: readonly string[]): string | undefined => {
  const named = process.env[variable]
  if (!named) return places.find((file) => existsSync(file))
  if (!existsSync(named)) console.error(`${variable} names ${named}, and nothing is there.`)
  return existsSync(named) ? named : undefined
}
const findBrowser = () => find('CHROMIUM_PATH', usualPlaces)
const findShell = () => find('CHROMIUM_SHELL_PATH', process.platform === 'linux' ? [debianShell] : [])

const mayInstall = () =>
  !process.env['CHROMIUM_PATH'] &&
  process.getuid?.() === 0 &&
  existsSync('/etc/debian_version') &&
  existsSync('/usr/bin/apt-get')

/** Bounds the wait on a machine without a network, where the browser that is there will do. */
const impatient = ['-o', 'Acquire::Retries=1', '-o', 'Acquire::http::Timeout=20', '-o', 'Acquire::https::Timeout=20']

const aptGet = (words: readonly string[]): boolean => {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const stdio = ['ignore', 'ignore', 'inherit'] as const
  return spawnSync('apt-get', ['-qq', ...impatient, ...words], { stdio: [...stdio], env }).status === 0
}

const install = (...packages: readonly string[]): boolean => {
  console.log(`Installing ${packages.join(', ')} by apt-get for the browser tests …`)
  aptGet(['update'])
  const done = aptGet(['install', '-y', '--no-install-recommends', ...packages, 'fonts-liberation'])
  if (!done) console.error(`apt-get could not install ${packages.join(', ')}; see its message above.`)
  return done
}

/** Finds the browser that is there; as root on Debian, installs Chromium where there is none. */
export const browserToTestWith = (): string | undefined => {
  const found = findBrowser()
  if (found || !mayInstall()) return found
  install('chromium')
  return findBrowser()
}

/** A full browser, and the headless shell of the same version if there is one: it spends a fifth less on the same journey. */
export interface Browsers {
  readonly chromium: string
  readonly shell?: string
}

const versionOf = (browser: string): string | undefined => {
  const { stdout } = spawnSync(browser, ['--version'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
  return /\d+(?:\.\d+)+/.exec(stdout ?? '')?.[0]
}

/** Decides whether the shell shows what the full browser does, and says so where it does not. */
const shellLike = (chromium: string, shell: string | undefined): string | undefined => {
  if (!shell) {
    console.log(`There is no chromium-headless-shell, so every journey runs in ${chromium}, which is slower.`)
    return undefined
  }
  const [full, headless] = [versionOf(chromium), versionOf(shell)]
  if (full === headless) return shell
  console.log(`${shell} is version ${headless} and ${chromium} is ${full}, so every journey runs in ${chromium}.`)
  return undefined
}

/** Both packages are installed together, because apt-get then brings them to one version. */
const mayInstallShell = (browser: string | undefined): boolean =>
  mayInstall() && !process.env['CHROMIUM_SHELL_PATH'] && (!browser || browser === debianChromium)

/**
 * Finds the browsers for the journeys, and installs them as root on Debian. Leaves the shell out where it is missing or of
 * another version than the full browser, and where the full one is asked for by CI_FULL.
 */
export const browsersToTestWith = (): Browsers | undefined => {
  const found = findBrowser()
  const present = process.env['CI_FULL'] === '1' ? undefined : findShell()
  const wanted = process.platform === 'linux' && process.env['CI_FULL'] !== '1'
  const installed =
    wanted && !(found && present) && mayInstallShell(found) && install('chromium', 'chromium-headless-shell')
  const chromium = browserToTestWith()
  if (!chromium) return undefined
  const shell = wanted || present ? shellLike(chromium, installed ? findShell() : present) : undefined
  return shell ? { chromium, shell } : { chromium }
}
