import { useState } from 'react'
import { pageErrorText } from '#app/domain/page-errors.ts'
import { isOffline } from '#app/ui/is-offline.ts'
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
			onSubmit={async (event) => {
				const form = event.currentTarget
				event.preventDefault()
				setSigningOut(true)
				if (await isOffline()) {
					setSigningOut(false)
					return toast({ tone: 'error', text: pageErrorText('sign-out.offline') })
				}
				markSigningOut()
				form.submit()
			}}
		>
			<button type="submit" className={className} disabled={isSigningOut}>
				{says[isSigningOut ? 1 : 0]}
			</button>
		</form>
	)
}
