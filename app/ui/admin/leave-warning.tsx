import { type LeaveWords, useLeaveGuard } from './use-leave-guard.ts'

type Props = {
	/** A function where it is only known by looking at the form. */
	isChanged: boolean | (() => boolean)
	/** Whether this browser keeps the text as a draft. */
	hasDraft?: boolean
}

const words: LeaveWords = {
	title: 'Leave without saving?',
	text: 'What you typed is not saved.',
	stay: 'Stay',
	leave: 'Leave',
}

const draftWords: LeaveWords = {
	...words,
	text: 'Your text is kept in this browser as a draft. Changes to other fields will be lost.',
}

/**
 * Warns before a page with unsaved changes is left. Dialogs on the same page and the redirect after a
 * save pass.
 */
export function LeaveWarning({ isChanged, hasDraft = true }: Props) {
	useLeaveGuard({
		isChanged: () => (typeof isChanged === 'function' ? isChanged() : isChanged),
		isLeaving: (here, there) => here.pathname !== there.pathname,
		words: hasDraft ? draftWords : words,
	})
	return null
}
