import type { ComponentProps } from 'react'
import { Button } from '#app/ui/button.tsx'
import type { useToast } from '#app/ui/toast.tsx'
import type { SavedWord } from './study-contract.ts'
import { keepWords } from './use-saved-words.ts'

type Removal = {
	userId: string
	word: SavedWord
	toast: ReturnType<typeof useToast>
	/** Called if the person keeps the word after all. */
	onKept?: (() => void) | undefined
}

/** Removes a word from My Words, online or not; the toast takes it back. Loaded when it is pressed. */
export function removeWord({ userId, word: { word, pinyin }, toast, onKept }: Removal): void {
	const keep = (isSaved: boolean) =>
		keepWords(userId, [{ word, pinyin, sentence: null, lessonId: null }], isSaved)
	const takeBack: ComponentProps<typeof Button>['onClick'] = ({ currentTarget }) => {
		currentTarget.disabled = true
		keep(true)
		onKept?.()
	}
	keep(false)
	toast({
		tone: 'success',
		text: `${word} is no longer in My Words.`,
		action: (
			<Button type="button" look="quiet" onClick={takeBack}>
				Keep it
			</Button>
		),
	})
}
