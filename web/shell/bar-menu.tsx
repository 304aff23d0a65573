import type { MenuProps } from '@mantine/core'
import {
  cloneElement,
  useState,
  type ComponentType,
  type MouseEventHandler,
  type ReactElement,
  type ReactNode,
  type Ref,
} from 'react'
import { toast } from '../api/toast.ts'
import { networkError } from '../api/errors.ts'

/** A menu of the top bar: its button stands at once, the code of its list comes when it is first wanted. */
export interface BarMenuProps extends Pick<MenuProps, 'position' | 'width' | 'withinPortal'> {
  button: ReactElement<ButtonProps>
  title?: string
  /** The entries, in groups that a line parts. */
  groups: readonly (readonly BarMenuEntry[])[]
}

export interface BarMenuEntry {
  id: string
  text: string
  note?: string
  icon?: ReactNode
  current?: boolean
  /** Where it leads, or else what it does. */
  to?: string
  run?: () => void
}

interface ButtonProps {
  ref?: Ref<HTMLButtonElement>
  'aria-haspopup'?: 'menu'
  'aria-expanded'?: boolean
  onClick?: MouseEventHandler
  onPointerEnter?: () => void
}

const load = () => import('./open-menu.tsx')

export const BarMenu = (props: BarMenuProps) => {
  const [Open, setOpen] = useState<ComponentType<BarMenuProps> | null>(null)
  if (Open) return <Open {...props} />

  const open = async () => {
    try {
      const { default: OpenMenu } = await load()
      setOpen(() => OpenMenu)
    } catch {
      toast.error(networkError().message)
    }
  }
  return cloneElement(props.button, {
    'aria-haspopup': 'menu',
    'aria-expanded': false,
    onClick: () => void open(),
    onPointerEnter: () => void load().catch(() => undefined),
  })
}
