import { Link, useNavigation } from '@remix-run/react'
import { AdminButton, adminButtonClass } from './button.tsx'

type Props = {
	/** The page behind the dialog, with its filters. */
	listPath: string
	/** Label of the submit button, idle and busy. */
	verb: string
	busy: string
	/** Keeps the buttons in sight while a long form scrolls. */
	isSticky?: boolean
}

const sticky = '-mx-5 -bottom-5 sticky border-line border-t bg-raised px-5 py-3'

/** The submit and cancel buttons of a dialog. */
export function DialogButtons({ listPath, verb, busy, isSticky }: Props) {
	const isBusy = useNavigation().formMethod === 'POST'
	return (
		<div className={`flex justify-end gap-2 ${isSticky ? sticky : ''}`}>
			<Link to={listPath} replace preventScrollReset className={adminButtonClass('secondary')}>
				Cancel
			</Link>
			<AdminButton look="primary" isBusy={isBusy} busyLabel={busy}>
				{verb}
			</AdminButton>
		</div>
	)
}
