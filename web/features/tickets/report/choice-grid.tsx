import { Input } from '@mantine/core'
import clsx from 'clsx'
import { useId, type ComponentType } from 'react'
import type { FieldValues } from 'react-hook-form'
import { useField, type Tied } from '../../../ui/form/tied.ts'
import classes from './choice-grid.module.css'

export interface GridChoice {
  value: string
  label: string
  Icon: ComponentType<{ size: number; 'aria-hidden': true }>
}

interface Props {
  label: string
  choices: readonly GridChoice[]
  /** Two or three, which share a line where there is room. */
  few?: boolean
}

/** One of a few things, each as large as a finger likes it. */
export const ChoiceGrid = <In extends FieldValues, Out>(props: Tied<Props, In, Out>) => {
  const { control, name, label, choices, few = false } = props
  const { tie, text, error } = useField(control, name)
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
        className={clsx(classes.grid, few && classes.few)}
      >
        {choices.map(({ value, label: word, Icon }, index) => (
          <label key={value} className={classes.choice}>
            <input
              type="radio"
              name={tie.name}
              value={value}
              checked={text === value}
              onChange={() => tie.onChange(value)}
              onBlur={tie.onBlur}
              {...(index === 0 && { ref: tie.ref })}
            />
            <Icon size={22} aria-hidden />
            <span>{word}</span>
          </label>
        ))}
      </div>
    </Input.Wrapper>
  )
}
