import { CheckCheck } from 'lucide-react'
import { counted } from '#app/domain/counted.ts'
import type { Meeting } from '#app/domain/known-words/marks.ts'
import type { Standing } from '#app/domain/known-words/standing.ts'
import { Button } from '#app/ui/button.tsx'
import { markWords } from './mark-queue.ts'
import { useUndoToast } from './use-undo-toast.tsx'

type Reading = { word: string; pinyin: string }

type MetWord = Partial<Meeting> & Reading

type Props = {
	userId: string
	/** All of them are new. */
	words: readonly MetWord[]
	saidOf: (word: Reading) => Standing | null
}

/** Marks new words as known. */
export function KnowAllButton({ userId, words: fresh, saidOf }: Props) {
	const showUndo = useUndoToast()
	if (fresh.length === 0) return null

	function knowThem() {
		const before = fresh.map(({ word, pinyin }) => {
			return { word, pinyin, said: saidOf({ word, pinyin }) }
		})
		markWords(
			userId,
			fresh.map((word) => ({ ...word, said: 'known' as const })),
		)
		const verdict = counted(fresh.length, 'word is known', 'words are known')
		showUndo(verdict, () => markWords(userId, before))
	}

	return (
		<Button
			type="button"
			look="secondary"
			className="grow text-sm [@media(scripting:none)]:hidden"
			onClick={knowThem}
		>
			<CheckCheck aria-hidden size={18} />
			{fresh.length === 1 ? 'Mark 1 word as known' : `Mark these ${fresh.length} as known`}
		</Button>
	)
}
