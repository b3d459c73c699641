import { BookmarkCheck, BookmarkPlus } from 'lucide-react'
import { useEffect, useState } from 'react'
import { pageErrorText } from '#app/domain/page-errors.ts'
import { Button } from '#app/ui/button.tsx'
import { savedReadings, setSavedWord } from './saved-words.ts'
import type { WordToSave } from './study-contract.ts'

type Props = { userId: string; entry: WordToSave }

/** Saves a word with its sentence in the person's own deck, or removes it. */
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
		const result = await setSavedWord(userId, entry, !isSaved)
		setBusy(false)
		if (result.ok) setSaved(!isSaved)
		setProblem(result.ok ? undefined : (result.text ?? pageErrorText('saved-word.failed')))
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
				{isSaved ? 'Saved' : 'Save'}
			</Button>
			{problem && (
				<p role="alert" className="text-cinnabar-deep text-sm">
					{problem}
				</p>
			)}
		</div>
	)
}
