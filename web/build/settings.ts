import { collectorOrigin, frontEndName, readRate, traceRate, versionWithoutName } from '../../contract/error-reports.ts'

type Environment = Readonly<Record<string, string | undefined>>

const usual = {
  API_BASE_URL: '',
  SUPPORT_EMAIL: 'support@parapet.example',
  SALES_EMAIL: 'sales@parapet.example',
  FOOTER_LOCATION: 'Vancouver, British Columbia',
  ERROR_REPORT_DSN: '',
  ERROR_REPORT_SAMPLE: String(traceRate),
  BUILD_VERSION: versionWithoutName,
}

/** The settings that a build reads: with another value the client is another one. */
export const buildSettings = Object.keys(usual) as readonly (keyof typeof usual)[]

/**
 * What an installation sets and the built client carries, as the bundler puts it in. Throws an error whose message names the
 * first setting that cannot be used.
 */
export const builtIn = (environment: Environment): Record<string, string> => {
  const read = Object.fromEntries(buildSettings.map((name) => [name, environment[name] || usual[name]])) as typeof usual
  if (read.ERROR_REPORT_DSN && collectorOrigin(read.ERROR_REPORT_DSN) === null)
    throw new Error('ERROR_REPORT_DSN is invalid: use the form https://key@host/project, without a secret.')
  if (readRate(read.ERROR_REPORT_SAMPLE) === null)
    throw new Error(`ERROR_REPORT_SAMPLE must be a number from 0 to 1, but is ${read.ERROR_REPORT_SAMPLE}.`)
  if (!/^[\w.+-]{1,64}$/.test(read.BUILD_VERSION))
    throw new Error('BUILD_VERSION must be at most 64 letters, digits, dots, plus or minus characters.')
  const { BUILD_VERSION, ERROR_REPORT_SAMPLE, ...asWritten } = read
  const texts = { ...asWritten, ERROR_REPORT_RELEASE: `${frontEndName}@${BUILD_VERSION}` }
  return {
    ...Object.fromEntries(Object.entries(texts).map(([name, value]) => [`import.meta.env.${name}`, JSON.stringify(value)])),
    'import.meta.env.ERROR_REPORT_SAMPLE': String(Number(ERROR_REPORT_SAMPLE)),
  }
}
