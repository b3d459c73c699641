import { useState } from 'react'
import { pageErrorText } from '#app/domain/page-errors.ts'
import { useToast } from '#app/ui/toast.tsx'
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
	const toast = useToast()
	return (
		<form
			method="post"
			action="/sign-out"
			onSubmit={(event) => {
				if (!navigator.onLine) {
					event.preventDefault()
					return toast({ tone: 'error', text: pageErrorText('sign-out.offline') })
				}
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
