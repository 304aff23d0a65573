import { Input, Text } from '@mantine/core'
import { IconStar } from '@tabler/icons-react'
import { useId } from 'react'
import type { FieldValues } from 'react-hook-form'
import { useField, type Tied } from '../../../ui/form/tied.ts'
import classes from './stars.module.css'

const words = ['Very poor', 'Poor', 'Fair', 'Good', 'Very good'] as const

interface Props {
  label: string
}

/** One to five stars, by finger, mouse or arrow keys; the number stands beside them in words. */
export const StarsField = <In extends FieldValues, Out>({ control, name, label }: Tied<Props, In, Out>) => {
  const { tie, value, error } = useField(control, name)
  const stars = typeof value === 'number' ? value : 0
  const labelId = useId()
  const errorId = useId()
  return (
    <Input.Wrapper
      label={label}
      labelElement="div"
      labelProps={{ id: labelId }}
      error={error}
      errorProps={{ id: errorId, role: 'alert' }}
    >
      <div
        role="radiogroup"
        aria-labelledby={labelId}
        {...(error && { 'aria-describedby': errorId })}
        className={classes.stars}
      >
        {words.map((word, index) => (
          <label key={word} className={classes.star} data-on={index < stars || undefined}>
            <input
              type="radio"
              name={tie.name}
              value={index + 1}
              aria-label={`${index + 1} of 5: ${word}`}
              checked={stars === index + 1}
              onChange={() => tie.onChange(index + 1)}
              onBlur={tie.onBlur}
              {...(index === 0 && { ref: tie.ref })}
            />
            <IconStar size={28} aria-hidden />
          </label>
        ))}
      </div>
      <Text size="sm" role="status" mih="1.4em">
        {stars > 0 && `${stars} of 5: ${words[stars - 1]?.toLowerCase()}`}
      </Text>
    </Input.Wrapper>
  )
}
