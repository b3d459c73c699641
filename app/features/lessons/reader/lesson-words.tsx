import { ChevronDown } from 'lucide-react'
import { useEffect, useMemo, useRef, useState } from 'react'
import { definitionsAlone } from '#app/domain/vocabulary/part-of-speech.ts'
import type { WordEntry } from '#app/domain/vocabulary/word-entry.ts'
import { classOfPlace } from '#app/domain/vocabulary/word-places.ts'
import { fewWords, SaveToggle, WordListActions } from '#app/features/flashcards/save-toggle.tsx'
import { keyOfWord } from '#app/features/flashcards/saved-word-queue.ts'
import { KnowAllButton } from '#app/features/known-words/know-all-button.tsx'
import { type TextOfReader, useOwnWords } from '#app/features/known-words/use-own-words.ts'
import {
	type SenseChooser,
	useSenseChooser,
} from '#app/features/vocabulary/popup/use-sense-chooser.ts'
import { type LoadedOnce, useLoadedOnce } from '#app/ui/loaded-once.ts'
import { useLessonSaving } from './lesson-saving.ts'
import type { FoundIn } from './reader-popup.tsx'
import { sentenceToSave, wordsAround } from './sentence-around.ts'
import { type WordList, wordListFrom } from './way-on.ts'
import { WordRow } from './word-row.tsx'

/** The element of the list. */
export const wordsId = 'words-to-learn'

type Props = {
	text: TextOfReader
	foundIn: FoundIn
	title: string
	/** The words worth learning, in order, by their places among the entries. */
	words: readonly number[]
	entries: LoadedOnce<readonly WordEntry[]>
	/** Hears of the list, once it is known whether there is one. */
	tell?: (list: WordList) => void
}

/** The words of a text, each with a button to save it, and one for all that are listed. */
export function LessonWords({ text, foundIn, title, words, entries, tell }: Props) {
	const { userId } = text
	const known = useLoadedOnce(entries, false)
	const [inText, setInText] = useState<readonly FoundWord[]>()
	const found = inText ?? none
	const [isWhole, setWhole] = useState(false)
	const saved = useLessonSaving({ userId, foundIn, words: found })
	const listed = isWhole ? found : found.slice(0, fewWords)
	const toSave = listed.filter((word) => !saved.has(word))
	const own = useOwnWords(text)
	const fresh = useMemo(() => {
		if (known.status !== 'ready') return []
		const sentences = new Map(found.map((word) => [keyOfWord(word), word.sentence]))
		return own.newWords(known.data).map(({ word, pinyin }) => {
			const sentence = sentences.get(keyOfWord({ word, pinyin })) ?? null
			return { word, pinyin, sentence, ...foundIn }
		})
	}, [own, known, found, foundIn])

	const chooseSense = useSenseChooser(known.status === 'ready')
	useEffect(() => {
		if (known.status !== 'ready' || !chooseSense) return
		setInText(wordsInText(document.querySelector('.text'), words, known.data, chooseSense))
	}, [words, known, chooseSense])

	useTelling(tell, {
		found: words.length === 0 ? 0 : inText?.length,
		hasFailed: known.status === 'failed',
		isAnswered: saved.isAnswered,
		hasSaved: found.some(saved.has),
	})

	if (found.length === 0) return null

	return (
		<details id={wordsId} className="card group scroll-mt-4">
			<summary className="flex min-h-14 list-none items-center gap-3 px-4 [&::-webkit-details-marker]:hidden">
				<span className="font-semibold">{title}</span>
				<span className="ml-auto text-ink-quiet text-sm tabular-nums">
					{sayCounts(found.length, fresh.length)}
				</span>
				<ChevronDown aria-hidden size={18} className="text-ink-quiet group-open:rotate-180" />
			</summary>
			<ul className="grid divide-y divide-line border-line border-t px-4">
				{listed.map((word) => (
					<WordRow key={keyOfWord(word)} word={word}>
						<SaveToggle
							word={word.word}
							isSaved={saved.has(word)}
							toggle={() => saved.keep([word], !saved.has(word))}
						/>
					</WordRow>
				))}
			</ul>
			<div className="flex flex-wrap gap-2 px-4 pt-2 pb-4">
				<KnowAllButton userId={userId} words={fresh} saidOf={own.saidOf} />
				<WordListActions
					total={found.length}
					toSave={toSave.length}
					newCount={saved.newCount}
					saveThem={() => saved.keep(toSave, true)}
					isWhole={isWhole}
					setWhole={setWhole}
				/>
			</div>
		</details>
	)
}

type FoundWord = {
	word: string
	pinyin: string
	traditional: string | undefined
	meaning: string
	sentence: string | null
}

const none: readonly FoundWord[] = []

/** A word that was saved from the text leaves the queue once the server has it: it counts as saved from then on. */
function useTelling(tell: Props['tell'], coming: Parameters<typeof wordListFrom>[0]) {
	const { found, hasFailed, isAnswered, hasSaved } = coming
	const wasSaved = useRef(false)
	useEffect(() => {
		wasSaved.current ||= hasSaved
		const list = wordListFrom({ found, hasFailed, isAnswered, hasSaved: wasSaved.current })
		if (list) tell?.(list)
	}, [tell, found, hasFailed, isAnswered, hasSaved])
}

/** The head of a text counts its new words alone, so that the list names both. */
function sayCounts(all: number, fresh: number): string {
	const named = all.toLocaleString('en')
	return fresh === all ? named : `${fresh.toLocaleString('en')} new · ${named} in all`
}

/**
 * The words as they stand in the text on the screen: 银行, its reading there, and its sentence 我去银行。 Each word
 * once, in the given order.
 */
function wordsInText(
	text: Element | null,
	words: readonly number[],
	entries: readonly WordEntry[],
	chooseSense: SenseChooser,
): FoundWord[] {
	const firstOf = new Map<string, HTMLElement>()
	for (const ruby of text?.querySelectorAll<HTMLElement>('ruby') ?? []) {
		for (const name of ruby.classList) if (!firstOf.has(name)) firstOf.set(name, ruby)
	}
	return words.flatMap((place) => {
		const ruby = firstOf.get(classOfPlace(place))
		const [entry] = ruby ? chooseSense(entries, wordsAround(ruby)) : []
		if (!ruby || !entry) return []
		const [meaning = ''] = definitionsAlone(entry.meanings)
		const { word, pinyin, traditional } = entry
		return [{ word, pinyin, traditional, meaning, sentence: sentenceToSave(ruby) || null }]
	})
}
