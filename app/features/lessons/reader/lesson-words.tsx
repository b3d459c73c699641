import { ChevronDown } from 'lucide-react'
import { useEffect, useState } from 'react'
import { joinSyllables } from '#app/domain/pinyin/join.ts'
import type { WordEntry } from '#app/domain/vocabulary/word-entry.ts'
import { fewWords, SaveToggle, WordListActions } from '#app/features/flashcards/save-toggle.tsx'
import { keyOfWord } from '#app/features/flashcards/saved-word-queue.ts'
import { savedAmong } from '#app/features/flashcards/saved-words.ts'
import { useSavedMarks } from '#app/features/flashcards/use-saved-words.ts'
import { KnowThemAll } from '#app/features/known-words/know-them-all.tsx'
import type { TextOfReader } from '#app/features/known-words/use-own-words.ts'
import { WithHanzi } from '#app/ui/with-hanzi.tsx'
import { type FoundWord, wordsInText } from './words-in-text.ts'

type Props = {
	text: TextOfReader
	lessonId: string
	/** The words worth learning, in order. */
	words: readonly string[]
	entries: Promise<readonly WordEntry[]>
}

/** The words of a lesson, each with a button to save it, and one for all that are listed. */
export function LessonWords({ text, lessonId, words, entries }: Props) {
	const { userId } = text
	const [found, setFound] = useState<readonly FoundWord[]>([])
	const [isWhole, setWhole] = useState(false)
	const saved = useSavedMarks(userId, useSavedOnServer(userId, found))
	const listed = isWhole ? found : found.slice(0, fewWords)
	const toSave = listed.filter((word) => !saved.has(word))

	useEffect(() => {
		let isCurrent = true
		entries.then(
			(known) => isCurrent && setFound(wordsInText(document.querySelector('.text'), words, known)),
			() => {
				// A page that was cut off has no entries; the words are then left out.
			},
		)
		return () => {
			isCurrent = false
		}
	}, [words, entries])

	if (found.length === 0) return null

	const meeting = { lessonId, articleId: null }

	function keep(several: readonly FoundWord[], isSaved: boolean) {
		saved.keep(
			several.map(({ word, pinyin, sentence }) => ({ word, pinyin, sentence, lessonId })),
			isSaved,
		)
	}

	return (
		<details className="card group">
			<summary className="flex min-h-14 list-none items-center gap-3 px-4 [&::-webkit-details-marker]:hidden">
				<span className="font-semibold">Words of this lesson</span>
				<span className="ml-auto text-ink-quiet tabular-nums">{found.length}</span>
				<ChevronDown aria-hidden size={18} className="text-ink-quiet group-open:rotate-180" />
			</summary>
			<ul className="grid divide-y divide-line border-line border-t px-4">
				{listed.map((word) => (
					<Row
						key={keyOfWord(word)}
						word={word}
						isSaved={saved.has(word)}
						toggle={() => keep([word], !saved.has(word))}
					/>
				))}
			</ul>
			<div className="flex flex-wrap gap-2 px-4 pt-2 pb-4">
				<KnowThemAll text={text} words={found.map((word) => ({ ...word, ...meeting }))} />
				<WordListActions
					total={found.length}
					toSave={toSave.length}
					saveThem={() => keep(toSave, true)}
					isWhole={isWhole}
					setWhole={setWhole}
				/>
			</div>
		</details>
	)
}

type RowProps = { word: FoundWord; isSaved: boolean; toggle: () => void }

function Row({ word: { word, pinyin, meaning }, isSaved, toggle }: RowProps) {
	return (
		<li className="flex items-center gap-2 py-1.5">
			<div className="wrap-anywhere min-w-0 grow">
				<p className="flex flex-wrap items-baseline gap-x-2">
					<span lang="zh-CN" className="text-xl">
						{word}
					</span>
					<span lang="zh-Latn-pinyin" className="text-cinnabar-deep">
						{joinSyllables(pinyin)}
					</span>
				</p>
				<p className="line-clamp-2 text-ink-soft text-sm">
					<WithHanzi text={meaning} />
				</p>
			</div>
			<SaveToggle word={word} isSaved={isSaved} toggle={toggle} />
		</li>
	)
}

/** Whether the server has a word; false until it has answered. */
function useSavedOnServer(userId: string, found: readonly FoundWord[]) {
	const [saved, setSaved] = useState<ReadonlySet<string>>(new Set())

	useEffect(() => {
		let isCurrent = true
		if (found.length === 0) return
		savedAmong(
			userId,
			found.map(({ word }) => word),
		).then(
			(answer) => isCurrent && setSaved(answer),
			() => {
				// Saving a word twice does no harm.
			},
		)
		return () => {
			isCurrent = false
		}
	}, [userId, found])

	return (word: FoundWord) => saved.has(keyOfWord(word))
}
