import type { ButtonHTMLAttributes } from 'react'

type ButtonLook = 'primary' | 'secondary' | 'quiet'

const looks: Record<ButtonLook, string> = {
	primary: 'button-primary',
	secondary: 'button-secondary',
	quiet: 'button-quiet',
}

/** The classes of a button (button.css), for links that look like one. `more` wins over them. */
export function buttonClass(look: ButtonLook = 'primary', more = ''): string {
	return `button ${looks[look]} ${more}`
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
