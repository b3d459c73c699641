import type { ReactNode } from 'react'
import { useToast } from '#app/ui/toast.tsx'
import type { SavedWord } from './study-contract.ts'

type Props = {
	userId: string
	word: SavedWord
	/** The page of the deck, which takes the form without a script; default: the page that it is on. */
	action?: string
	onRemoved: () => void
	/** Called if the person keeps the word after all. */
	onKept?: () => void
	/** The button. */
	children: ReactNode
}

/** The form that removes a saved word from My Words; the toast takes it back. */
export function RemoveForm({ userId, word, action, onRemoved, onKept, children }: Props) {
	const toast = useToast()

	async function remove() {
		const { removeWord } = await import('./remove-word.tsx')
		removeWord({ userId, word, toast, onKept })
		onRemoved()
	}

	return (
		<form
			method="post"
			action={action}
			onSubmit={(event) => {
				event.preventDefault()
				void remove()
			}}
		>
			<input type="hidden" name="intent" value="remove" />
			<input type="hidden" name="word" value={word.word} />
			<input type="hidden" name="pinyin" value={word.pinyin} />
			{children}
		</form>
	)
}
