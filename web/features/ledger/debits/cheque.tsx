import { Text } from '@mantine/core'
import classes from './cheque.module.css'

const parts = [
  ['001', 'Cheque'],
  ['12345', 'Transit'],
  ['003', 'Institution'],
  ['1234567', 'Account'],
] as const

/** Shows where the numbers of an account are on a cheque. */
export const Cheque = () => (
  <div>
    <Text size="sm" c="dimmed" mb="xs">
      These numbers are at the bottom of a cheque, in this order. Online banking shows them too, on a direct deposit
      form or void cheque.
    </Text>
    <div className={classes['cheque']} aria-hidden>
      {parts.map(([number, name]) => (
        <div key={name}>
          <span className={classes['number']}>{number}</span>
          <Text span size="xs" c="dimmed">
            {name}
          </Text>
        </div>
      ))}
    </div>
  </div>
)
