import { StandingChip } from '#app/features/known-words/standing-chip.tsx'
import { PronunciationButton } from '#app/features/speech/pronunciation-button.tsx'
import type { ListedWord } from './listed-word.ts'
import { WordRow } from './word-row.tsx'

/** Words in a list, each with its standing and its sound. */
export function FoundWords({ words }: { words: ListedWord[] }) {
	return (
		<ul aria-label="Words" className="card grid divide-y divide-line px-4">
			{words.map((word) => (
				<WordRow key={`${word.word} ${word.pinyin}`} entry={word}>
					<StandingChip standing={word.standing} />
					<div className="[@media(scripting:none)]:hidden">
						<PronunciationButton word={word.word} pinyin={word.pinyin} />
					</div>
				</WordRow>
			))}
		</ul>
	)
}
