import type { Meeting } from '#app/domain/known-words/marks.ts'
import type { Standing } from '#app/domain/known-words/standing.ts'
import { markWords } from './mark-queue.ts'
import { type TextOfReader, useOwnWords } from './use-own-words.ts'
import { useUndoToast } from './use-undo-toast.tsx'

const choices = [
	{ said: 'known', label: 'Known', key: 'K' },
	{ said: 'learning', label: 'Learning', key: 'L' },
	{ said: 'ignored', label: 'Ignore', key: 'I' },
] as const satisfies readonly { said: Standing; label: string; key: string }[]

const verdicts: Record<Standing, string> = {
	known: 'is known',
	learning: 'is being learned',
	new: 'is new',
	ignored: 'is ignored',
}

type Props = {
	text: TextOfReader
	/** As the vocabulary has it. */
	entry: { word: string; pinyin: string }
	meeting: Meeting
}

/** Three buttons that say how well one knows a word. The pressed one takes it back. */
export function WordMarks({ text, entry: { word, pinyin }, meeting }: Props) {
	const { userId } = text
	const own = useOwnWords(text)
	const before = own.saidOf({ word, pinyin })
	const showUndo = useUndoToast()

	function mark(said: Standing | null) {
		// Another reading may have a mark that this page does not know: an undo would take that back.
		const isKnown = own.isInText({ word, pinyin })
		markWords(userId, [{ word, pinyin, said, ...meeting }])
		showUndo(
			`${word} ${said ? verdicts[said] : 'has no mark any more'}`,
			isKnown ? () => markWords(userId, [{ word, pinyin, said: before }]) : undefined,
		)
	}

	return (
		<fieldset aria-label={`How well you know ${word}`} className="flex flex-wrap gap-1.5">
			{choices.map(({ said, label, key }) => (
				<button
					key={said}
					type="button"
					aria-pressed={before === said}
					aria-keyshortcuts={key}
					title={`Key ${key}`}
					onClick={() => mark(before === said ? null : said)}
					className="min-h-10 grow rounded-control border border-edge bg-raised px-3 text-ink-soft text-sm hover:bg-sunken hover:text-ink aria-pressed:border-jade aria-pressed:bg-jade-tint aria-pressed:font-medium aria-pressed:text-jade"
				>
					{label}
				</button>
			))}
		</fieldset>
	)
}
