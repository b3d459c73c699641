import type { ButtonHTMLAttributes } from 'react'

type Look = 'primary' | 'secondary' | 'quiet' | 'danger'

const base =
	'inline-flex min-h-8 items-center justify-center gap-1.5 whitespace-nowrap rounded-control px-3 py-1 font-medium text-sm transition-colors disabled:opacity-60 aria-disabled:cursor-not-allowed aria-disabled:opacity-50'

const looks: Record<Look, string> = {
	primary: 'bg-accent text-on-accent hover:bg-accent-deep',
	secondary: 'border border-edge bg-raised text-ink hover:bg-sunken',
	quiet: 'text-ink-soft hover:bg-sunken hover:text-ink',
	danger: 'bg-cinnabar text-on-cinnabar hover:bg-cinnabar-deep',
}

/** The classes of a desk button, for links that look like one. */
export function adminButtonClass(look: Look = 'secondary'): string {
	return `${base} ${looks[look]}`
}

type Props = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'> & {
	look?: Look
	/** Replaces the label while `isBusy`; the button is disabled meanwhile. */
	busyLabel?: string
	isBusy?: boolean
}

/** A compact button for the dense pages of the back office. */
export function AdminButton({ look, busyLabel, isBusy, children, disabled, ...rest }: Props) {
	return (
		<button
			type="submit"
			{...rest}
			className={adminButtonClass(look)}
			disabled={disabled || isBusy}
			aria-busy={isBusy || undefined}
		>
			{isBusy && busyLabel ? busyLabel : children}
		</button>
	)
}
