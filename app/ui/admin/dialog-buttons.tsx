import { Link, useNavigation } from '@remix-run/react'
import { AdminButton, adminButtonClass } from './button.tsx'

type Props = {
	/** The page behind the dialog, with its filters. */
	listPath: string
	/** On the button that sends the form, and while it is sent. */
	verb: string
	busy: string
	/** In sight while a long form is scrolled. */
	isSticky?: boolean
}

const sticky = '-mx-5 -bottom-5 sticky border-line border-t bg-raised px-5 py-3'

/** The two ways out of a dialog's form. */
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
