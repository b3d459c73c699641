import { useState } from 'react'
import { markSigningOut } from './sign-out-elsewhere.ts'

type Props = {
	className: string
	/** The button's text, and its text while it is busy. */
	says: readonly [idle: string, busy: string]
}

/**
 * Asks for a whole new page: a page that stays would keep the data of the person who leaves in its
 * memory and in its document.
 */
export function SignOutButton({ className, says }: Props) {
	const [isSigningOut, setSigningOut] = useState(false)
	return (
		<form
			method="post"
			action="/sign-out"
			onSubmit={() => {
				setSigningOut(true)
				markSigningOut()
			}}
		>
			<button type="submit" className={className} disabled={isSigningOut}>
				{says[isSigningOut ? 1 : 0]}
			</button>
		</form>
	)
}
