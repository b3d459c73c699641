import { useNavigation } from '@remix-run/react'
import { AdminButton } from './button.tsx'
import { CloseLink } from './close-link.tsx'

type Props = {
	/** The page behind the dialog, with its filters. */
	listPath: string
	/** Label of the submit button, idle and busy. */
	verb: string
	busy: string
	/** Keeps the buttons in sight while a long form scrolls. */
	isSticky?: boolean
	/** Whether the verb deletes or refuses something. */
	isDanger?: boolean
}

const sticky = '-mx-5 -bottom-5 sticky border-line border-t bg-raised px-5 py-3'

/** The submit and cancel buttons of a dialog. */
export function DialogButtons({ listPath, verb, busy, isSticky, isDanger }: Props) {
	const isBusy = useNavigation().formMethod === 'POST'
	return (
		<div className={`flex justify-end gap-2 ${isSticky ? sticky : ''}`}>
			<CloseLink listPath={listPath}>Cancel</CloseLink>
			<AdminButton look={isDanger ? 'danger' : 'primary'} isBusy={isBusy} busyLabel={busy}>
				{verb}
			</AdminButton>
		</div>
	)
}
