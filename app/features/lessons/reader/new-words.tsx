import { ChevronDown } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { GlossedWord } from '#app/domain/lesson-text/rendered-lesson.ts'
import { classOfPlace } from '#app/domain/vocabulary/word-places.ts'
import { fewWords, SaveToggle, WordListActions } from '#app/features/flashcards/save-toggle.tsx'
import { PronunciationButton } from '#app/features/speech/pronunciation-button.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { useLessonSaving } from './lesson-saving.ts'
import type { FoundIn } from './reader-popup.tsx'
import { sentenceToSave } from './sentence-around.ts'
import { WordRow } from './word-row.tsx'

type Props = { userId: string; foundIn: FoundIn; words: readonly GlossedWord[] }

/**
 * The new words before a lesson or an own text, each with its sound and a button to save it. Without a script
 * it is a list.
 */
export function NewWords(props: Props) {
	const { words } = props
	const [isOpened, setOpened] = useState(false)
	const isHydrated = useHydrated()
	const frame = useRef<HTMLDetailsElement>(null)
	// It may have been opened before.
	useEffect(() => setOpened((is) => is || frame.current?.open === true), [])
	return (
		<details ref={frame} className="card group/new -mt-3" onToggle={() => setOpened(true)}>
			<summary className="flex min-h-11 list-none items-center gap-2 px-4 [&::-webkit-details-marker]:hidden">
				<span className="font-semibold">
					New words{' '}
					<span className="font-normal text-ink-quiet tabular-nums">
						· {words.length.toLocaleString('en')}
					</span>
				</span>
				<ChevronDown
					aria-hidden
					size={18}
					className="ml-auto text-ink-quiet group-open/new:rotate-180"
				/>
			</summary>
			<div className="border-line border-t px-4">
				{isHydrated ? (
					<SavableWords {...props} isOpened={isOpened} />
				) : (
					<ul className="grid divide-y divide-line pb-4">
						{words.slice(0, mostAtOnce).map((word) => (
							<WordRow key={word.place} word={word} />
						))}
						{words.length > mostAtOnce && (
							<li className="py-2 text-ink-soft">
								And {(words.length - mostAtOnce).toLocaleString('en')} more, once JavaScript has
								loaded.
							</li>
						)}
					</ul>
				)}
			</div>
		</details>
	)
}

/** A long text of one's own may have two thousand new words. A lesson never has so many: its list is whole at once. */
const mostAtOnce = 100

const none: readonly GlossedWord[] = []

/** Which words are saved already is asked once they are seen. */
function SavableWords({ userId, foundIn, words, isOpened }: Props & { isOpened: boolean }) {
	const [isWhole, setWhole] = useState(words.length <= mostAtOnce)
	const saved = useLessonSaving({ userId, foundIn, words: isOpened ? words : none })
	const listed = isWhole ? words : words.slice(0, fewWords)
	const toSave = listed.filter((word) => !saved.has(word))

	function keep(several: readonly GlossedWord[], isSaved: boolean) {
		saved.keep(
			several.map((word) => ({ ...word, sentence: sentenceOf(word) })),
			isSaved,
		)
	}

	return (
		<>
			<ul className="grid divide-y divide-line">
				{listed.map((word) => (
					<WordRow key={word.place} word={word}>
						<PronunciationButton
							word={word.word}
							pinyin={word.pinyin}
							lessonId={foundIn.lessonId}
						/>
						<SaveToggle
							word={word.word}
							isSaved={saved.has(word)}
							toggle={() => keep([word], !saved.has(word))}
						/>
					</WordRow>
				))}
			</ul>
			<div className="flex flex-wrap gap-2 pt-2 pb-4">
				<WordListActions
					total={words.length}
					toSave={toSave.length}
					newCount={saved.newCount}
					saveThem={() => keep(toSave, true)}
					isWhole={isWhole}
					setWhole={setWhole}
				/>
			</div>
		</>
	)
}

/** The sentence where the text has the word first. */
function sentenceOf({ place }: GlossedWord): string | null {
	const word = document.querySelector<HTMLElement>(`.text .${classOfPlace(place)}`)
	return (word && sentenceToSave(word)) || null
}
