import { memo, useId } from 'react'
import { joinSyllables } from '#app/domain/pinyin/join.ts'
import { isMarked, type Marking } from './doubt-marks.ts'
import type { DoubtfulWord } from './doubtful-words.ts'
import { GoToWord, Times, WordList } from './word-list.tsx'

const choices: readonly { marking: Marking; name: string }[] = [
	{ marking: 'close', name: 'Close calls' },
	{ marking: 'all', name: 'All with several readings' },
	{ marking: 'none', name: 'None' },
]

type Props = {
	words: readonly DoubtfulWord[]
	marking: Marking
	onMarking: (marking: Marking) => void
	onGo: (word: DoubtfulWord) => void
}

/** Readings and cuts in doubt, with a switch for their marks in the preview. */
export const WordsToCheck = memo(function WordsToCheck({ words, marking, ...props }: Props) {
	const id = useId()
	const shown = words.filter(({ doubt }) => isMarked(doubt, marking))
	return (
		<WordList
			title="To check"
			none={marking === 'none' ? 'Nothing is marked.' : 'No reading and no cut is in doubt.'}
			words={shown}
			keyOf={keyOf}
			before={
				<p className="flex flex-wrap items-center gap-x-2 gap-y-1">
					<label htmlFor={id} className="text-ink-soft">
						Mark in the preview
					</label>
					<select
						id={id}
						value={marking}
						onChange={({ currentTarget }) => {
							const chosen = choices.find(({ marking }) => marking === currentTarget.value)
							if (chosen) props.onMarking(chosen.marking)
						}}
						className="min-h-8 rounded-control border border-edge bg-raised px-2 py-1 text-ink"
					>
						{choices.map(({ marking, name }) => (
							<option key={marking} value={marking}>
								{name}
							</option>
						))}
					</select>
				</p>
			}
		>
			{(word) => (
				<>
					<GoToWord word={word.word} onGo={() => props.onGo(word)} />
					<Instead word={word} />
					<Times count={word.count} />
				</>
			)}
		</WordList>
	)
})

/** The other readings, or the other cut. */
function Instead({ word: { pinyin, doubt } }: { word: DoubtfulWord }) {
	if (doubt.kind === 'cut') {
		return (
			<span className="text-ink-soft">
				or <span lang="zh-CN">{doubt.instead.join(' | ')}</span>
			</span>
		)
	}
	return (
		<span className="text-ink-soft">
			<span lang="zh-Latn-pinyin">{pinyin && joinSyllables(pinyin)}</span> or{' '}
			<span lang="zh-Latn-pinyin">{doubt.others.map(joinSyllables).join(', ')}</span>
		</span>
	)
}

function keyOf({ key }: DoubtfulWord): string {
	return key
}
