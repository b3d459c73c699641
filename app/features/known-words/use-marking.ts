import type { Standing } from '#app/domain/known-words/standing.ts'
import { markWords, type WordToMark } from './mark-queue.ts'
import { useUndoToast } from './use-undo-toast.tsx'

const verdicts: Record<Standing, string> = {
	known: 'is known',
	learning: 'is being learned',
	new: 'is new',
	ignored: 'is ignored',
}

/** Marks a word and says so; `before` is the mark that Undo brings back, undefined if it is unknown. */
export function useMarking(userId: string) {
	const showUndo = useUndoToast()
	return (marked: WordToMark, before: Standing | null | undefined) => {
		const { word, pinyin, said } = marked
		markWords(userId, [marked])
		showUndo(
			`${word} ${said ? verdicts[said] : 'has no mark any more'}`,
			before === undefined ? undefined : () => markWords(userId, [{ word, pinyin, said: before }]),
		)
	}
}
