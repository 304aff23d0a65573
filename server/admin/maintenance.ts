import { Invalid } from '../http/errors.ts'
import { switchMaintenance } from '../http/maintenance.ts'
import type { Config } from '../platform/config.ts'

/** Switches maintenance on or off; needs no database. Answers the exit code; throws Invalid for another word. */
export const maintenance = async (config: Config, [word = '']: string[]): Promise<number> => {
  if (word !== 'on' && word !== 'off') throw Invalid('Write maintenance on, or maintenance off.')
  await switchMaintenance(config, word === 'on')
  console.log(
    word === 'on'
      ? 'Pages and calls answer that Parapet is being looked after. End it with npm run admin -- maintenance off'
      : 'Parapet answers as usual.',
  )
  return 0
}
