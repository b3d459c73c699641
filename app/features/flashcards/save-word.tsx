import { BookmarkCheck, BookmarkPlus } from 'lucide-react'
import { useEffect, useState } from 'react'
import { pageErrorText } from '#app/domain/page-errors.ts'
import { Button } from '#app/ui/button.tsx'
import { keepWord, savedReadings } from './saved-words.ts'
import type { WordToSave } from './study-contract.ts'

type Props = { userId: string; entry: WordToSave }

/** Puts a word, with the sentence it stands in, into the person's own deck, or takes it out again. */
export function SaveWord({ userId, entry }: Props) {
	const { word, pinyin } = entry
	const [isSaved, setSaved] = useState(false)
	const [problem, setProblem] = useState<string>()
	const [isBusy, setBusy] = useState(false)

	useEffect(() => {
		let isCurrent = true
		setSaved(false)
		setProblem(undefined)
		savedReadings(userId, word).then(
			(readings) => isCurrent && setSaved(readings.has(pinyin)),
			() => {
				// Saving a word twice does no harm.
			},
		)
		return () => {
			isCurrent = false
		}
	}, [userId, word, pinyin])

	async function toggle() {
		setBusy(true)
		const kept = await keepWord(userId, entry, !isSaved)
		setBusy(false)
		if (kept.ok) setSaved(!isSaved)
		setProblem(kept.ok ? undefined : (kept.text ?? pageErrorText('saved-word.failed')))
	}

	const Icon = isSaved ? BookmarkCheck : BookmarkPlus
	return (
		<div className="grid justify-items-start gap-1">
			<Button
				type="button"
				look="quiet"
				aria-busy={isBusy || undefined}
				className="-ml-3 min-h-10 px-3 text-sm"
				onClick={() => !isBusy && toggle()}
			>
				<Icon aria-hidden size={18} className={isSaved ? 'text-jade' : ''} />
				{isSaved ? 'Saved' : 'Save word'}
			</Button>
			{problem && (
				<p role="alert" className="text-cinnabar-deep text-sm">
					{problem}
				</p>
			)}
		</div>
	)
}
