import type { AnchorHTMLAttributes, ButtonHTMLAttributes } from 'react'

export interface ButtonLook {
  look?: 'primary' | 'line' | 'quiet' | 'danger' | 'danger-line' | 'singpass'
  size?: 'normal' | 'small' | 'icon'
}

const classes = ({ look = 'line', size = 'normal' }: ButtonLook, more: string | undefined): string =>
  ['btn', `btn-${look}`, size === 'normal' ? '' : `btn-${size}`, more].filter(Boolean).join(' ')

type ButtonProps = ButtonLook & ButtonHTMLAttributes<HTMLButtonElement> & { isBusy?: boolean }

/** `isBusy` keeps the button in place and focusable while its act runs. */
export function Button({ look, size, isBusy, className, type = 'button', ...rest }: ButtonProps) {
  return (
    <button
      type={type}
      className={classes({ ...(look && { look }), ...(size && { size }) }, className)}
      aria-disabled={isBusy || undefined}
      aria-busy={isBusy || undefined}
      {...rest}
    />
  )
}

type LinkButtonProps = ButtonLook & AnchorHTMLAttributes<HTMLAnchorElement> & { href: string }

export function LinkButton({ look, size, className, children, ...rest }: LinkButtonProps) {
  return (
    <a className={classes({ ...(look && { look }), ...(size && { size }) }, className)} {...rest}>
      {children}
    </a>
  )
}
