import { type LeaveWords, useLeaveGuard } from './use-leave-guard.ts'

type Props = {
	/** A function where it is only known by looking at the form. */
	isChanged: boolean | (() => boolean)
	/** Whether this browser keeps the text as a draft. */
	hasDraft?: boolean
	/** Whether other fields of the form, which are not kept, have changed. */
	hasOtherChanges?: () => boolean
}

const words: LeaveWords = {
	title: 'Leave without saving?',
	text: 'What you typed is not saved.',
	stay: 'Stay',
	leave: 'Leave',
}

const kept = 'Your text is kept in this browser as a draft.'
const lost = 'Changes to other fields will be lost.'

/**
 * Warns before a page with unsaved changes is left. Dialogs on the same page and the redirect after a
 * save pass.
 */
export function LeaveWarning({ isChanged, hasDraft = true, hasOtherChanges }: Props) {
	useLeaveGuard({
		isChanged: () => (typeof isChanged === 'function' ? isChanged() : isChanged),
		isLeaving: (here, there) => here.pathname !== there.pathname,
		words: hasDraft ? wordsWithDraft(hasOtherChanges) : words,
	})
	return null
}

/** The fields are looked at once the question is asked. */
function wordsWithDraft(hasOtherChanges: () => boolean = () => false): LeaveWords {
	return {
		...words,
		get text() {
			return hasOtherChanges() ? `${kept} ${lost}` : kept
		},
	}
}
