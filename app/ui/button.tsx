import type { ButtonHTMLAttributes } from 'react'

type ButtonLook = 'primary' | 'secondary' | 'quiet'

const base =
	'inline-flex min-h-11 items-center justify-center gap-2 rounded-control px-4 py-2 text-base font-medium transition-colors disabled:opacity-60'

const looks: Record<ButtonLook, string> = {
	primary: 'bg-cinnabar text-on-cinnabar hover:bg-cinnabar-deep',
	secondary: 'border border-edge bg-raised text-ink hover:bg-sunken',
	quiet: 'text-ink-soft hover:bg-sunken hover:text-ink',
}

/** The classes of a button, for links that look like one. */
export function buttonClass(look: ButtonLook = 'primary', more = ''): string {
	return `${base} ${looks[look]} ${more}`
}

type Props = ButtonHTMLAttributes<HTMLButtonElement> & {
	look?: ButtonLook
	/** Replaces the label while `isBusy`; the button is disabled meanwhile. */
	busyLabel?: string | undefined
	isBusy?: boolean
}

export function Button({ look, busyLabel, isBusy, className, children, disabled, ...rest }: Props) {
	return (
		<button
			type="submit"
			{...rest}
			className={buttonClass(look, className)}
			disabled={disabled || isBusy}
			aria-busy={isBusy || undefined}
		>
			{isBusy && busyLabel ? busyLabel : children}
		</button>
	)
}
