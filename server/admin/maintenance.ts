import { Invalid } from '../http/errors.ts'
import { switchMaintenance } from '../http/maintenance.ts'
import type { Config } from '../platform/config.ts'

/** Switches maintenance on or off; needs no database. Answers the exit code; throws Invalid for another word. */
export const maintenance = async (config: Config, [word = '']: string[]): Promise<number> => {
  if (word !== 'on' && word !== 'off') throw Invalid('Specify maintenance on or maintenance off.')
  await switchMaintenance(config, word === 'on')
  console.log(
    word === 'on'
      ? 'Maintenance mode is on: pages and calls show a maintenance message. End it with npm run admin -- maintenance off'
      : 'Maintenance mode is off.',
  )
  return 0
}
